import type { characters as chapter } from '../../../rulebook/characters.ts';

/** Character cards, in Italian. */
export const characters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/characters.1':
    'Ogni lato di una carta personaggio riporta vita, attacco iniziale (tipo e valore), difesa iniziale, danno iniziale, colore del livello, nome e icona classe, poteri e icone degli oggetti; un lato è contrassegnato come lato di partenza.',
  'wow/characters.2':
    "L'attacco iniziale vale solo senza un'arma equipaggiata, la difesa iniziale solo senza un'armatura equipaggiata.",
  'wow/characters.3':
    'Il danno viene sempre dalla carta personaggio: armi e carte rimpiazza arma non lo sostituiscono, possono solo aumentarlo.',
  'wow/characters.4': 'I due lati possono differire nei numeri e nei poteri; conta solo quello visibile.',
  'wow/characters.5':
    "Le carte abilità con il dorso blu sono dell'Alleanza, quelle con il dorso rosso dell'Orda.",
};
