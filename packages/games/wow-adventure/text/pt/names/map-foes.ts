import type { mapFoeNames as english } from '../../en/names/map-foes.ts';
import type { GenderedNameForm } from '../../name-forms.ts';

/** What the foes that stand on the map are called in Portuguese. */
export const mapFoeNames: Readonly<Record<keyof typeof english, GenderedNameForm>> = {
  'devlin-agamand': { name: 'Devlin Agamand', gender: 'm', proper: true },
  'commander-mograine': { name: 'Comandante Mograine', gender: 'm' },
  'wolf-master-nandos': { name: 'Mestre dos Lobos Nandos', gender: 'm' },
  'darkmaster-gandling': { name: 'Sombrimestre Gandling', gender: 'm' },
  'baron-rivendare': { name: 'Barão Rivendare', gender: 'm' },
  kelthuzad: { name: "Kel'Thuzad", gender: 'm', proper: true },
  'vile-priestess-hexx': { name: 'Vil Sacerdotisa Hexx', gender: 'f' },
  'lord-falconcrest': { name: 'Lorde Cristafalcão', gender: 'm' },
  'great-father-arctikas': { name: 'Grande Pai Arctikas', gender: 'm' },
  'mekgineer-thermaplugg': { name: 'Mecangenheiro Termaplugue', gender: 'm' },
  archaedas: { name: 'Arcaedas', gender: 'm', proper: true },
  'emperor-thaurissan': { name: 'Imperador Thaurissan', gender: 'm' },
  nefarian: { name: 'Nefarian', gender: 'm', proper: true },
  hogger: { name: 'Hogger', gender: 'm', proper: true },
  'edwin-vancleef': { name: 'Edwin VanCleef', gender: 'm', proper: true },
  stitches: { name: 'Suturino', gender: 'm', proper: true },
  'shade-of-eranikus': { name: 'Vulto de Eranikus', gender: 'm' },
  'lord-kazzak': { name: 'Lorde Kazzak', gender: 'm' },
  hakkar: { name: 'Hakkar', gender: 'm', proper: true },
};
