import type { mapFoeNames as english } from '../../en/names/map-foes.ts';
import type { GenderedNameForm } from '../../name-forms.ts';

/** What the foes that stand on the map are called in Italian. */
export const mapFoeNames: Readonly<Record<keyof typeof english, GenderedNameForm>> = {
  'devlin-agamand': { name: 'Devlin Agamand', gender: 'm', proper: true },
  'commander-mograine': { name: 'Comandante Mograine', gender: 'm' },
  'wolf-master-nandos': { name: 'Signore dei Lupi Nandos', gender: 'm' },
  'darkmaster-gandling': { name: 'Maestro Oscuro Gandling', gender: 'm' },
  'baron-rivendare': { name: 'Barone Rivendare', gender: 'm' },
  kelthuzad: { name: "Kel'Thuzad", gender: 'm', proper: true },
  'vile-priestess-hexx': { name: 'Empia Sacerdotessa Hexx', gender: 'f' },
  'lord-falconcrest': { name: 'Lord Crestafalco', gender: 'm', proper: true },
  'great-father-arctikas': { name: 'Grande Padre Arctikas', gender: 'm' },
  'mekgineer-thermaplugg': { name: 'Meccagnere Thermaplugg', gender: 'm' },
  archaedas: { name: 'Archaedas', gender: 'm', proper: true },
  'emperor-thaurissan': { name: 'Imperatore Thaurissan', gender: 'm' },
  nefarian: { name: 'Nefarian', gender: 'm', proper: true },
  hogger: { name: 'Boccalarga', gender: 'm', proper: true },
  'edwin-vancleef': { name: 'Edwin VanCleef', gender: 'm', proper: true },
  stitches: { name: 'Rattoppo', gender: 'm', proper: true },
  'shade-of-eranikus': { name: 'Ombra di Eranikus', gender: 'f' },
  'lord-kazzak': { name: 'Lord Kazzak', gender: 'm', proper: true },
  hakkar: { name: 'Hakkar', gender: 'm', proper: true },
};
