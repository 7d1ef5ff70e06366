import type { NameForm } from '../../name-forms.ts';

/** What the foes that stand on the map are called in English. */
export const mapFoeNames = {
  'devlin-agamand': { name: 'Devlin Agamand', proper: true },
  'commander-mograine': { name: 'Commander Mograine', proper: true },
  'wolf-master-nandos': { name: 'Wolf Master Nandos', proper: true },
  'darkmaster-gandling': { name: 'Darkmaster Gandling', proper: true },
  'baron-rivendare': { name: 'Baron Rivendare', proper: true },
  kelthuzad: { name: "Kel'Thuzad", proper: true },
  'vile-priestess-hexx': { name: 'Vile Priestess Hexx', proper: true },
  'lord-falconcrest': { name: 'Lord Falconcrest', proper: true },
  'great-father-arctikas': { name: 'Great Father Arctikas', proper: true },
  'mekgineer-thermaplugg': { name: 'Mekgineer Thermaplugg', proper: true },
  archaedas: { name: 'Archaedas', proper: true },
  'emperor-thaurissan': { name: 'Emperor Thaurissan', proper: true },
  nefarian: { name: 'Nefarian', proper: true },
  hogger: { name: 'Hogger', proper: true },
  'edwin-vancleef': { name: 'Edwin VanCleef', proper: true },
  stitches: { name: 'Stitches', proper: true },
  'shade-of-eranikus': { name: 'Shade of Eranikus' },
  'lord-kazzak': { name: 'Lord Kazzak', proper: true },
  hakkar: { name: 'Hakkar', proper: true },
} satisfies Readonly<Record<string, NameForm>>;
