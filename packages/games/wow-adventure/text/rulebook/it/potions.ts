import type { potions as chapter } from '../../../rulebook/potions.ts';

/** Potions, in Italian. */
export const potions: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/potions.1': "Ogni oggetto ha una o più icone pozione; scartare l'oggetto dà una di quelle pozioni.",
  'wow/potions.2': 'Cura: nella propria fase movimento, si cura 1 danno.',
  'wow/potions.3':
    "Mana: un costo d'energia, di una carta abilità, di un potere del personaggio o di un oggetto, si riduce di 1, mai sotto 0. Se ne possono usare più d'una per lo stesso costo.",
  'wow/potions.4': 'Rapidità: nella propria fase movimento, +1 al movimento ottenuto.',
  'wow/potions.5': 'Un eroe può usare quante pozioni vuole.',
  'wow/potions.6':
    'Un oggetto si può usare come pozione quali che siano il suo livello e le sue icone, anche mentre è equipaggiato [wow/A-07].',
};
