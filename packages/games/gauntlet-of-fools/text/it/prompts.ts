import { capital } from '@tavolo/language';
import { count, orElse, toPerson } from '@tavolo/language/it';
import { diceShown } from '../dice-shown.ts';
import { choiceOn, isMonster, woundsForGold } from '../lookup.ts';
import type { Prompts } from '../questions.ts';
import { wounds as woundsSaid } from './counted.ts';
import type { Speaker } from './speaker.ts';

export const prompts: Prompts<Speaker> = {
  hero: () => 'Prendi un Eroe dal centro del tavolo, oppure ruba quello di qualcun altro.',
  boasts: ({ hero, from, max }, { class: named, toClass, player }) => {
    if (from !== null)
      return `Stai rubando ${named(hero)} ${toPerson(player(from))}: aggiungi almeno una nuova Spacconeria.`;
    return max === 1
      ? `Aggiungi una Spacconeria ${toClass(hero)}, o nessuna.`
      : `Aggiungi ${toClass(hero)} tutte le Spacconerie di cui hai il coraggio, o nessuna.`;
  },
  'active-hero': () => 'Scegli quale dei tuoi Eroi gioca in questo turno.',
  'play-though-dead': ({ hero, encounters }, { class: named, the }) =>
    `${capital(named(hero))} è Morto. Spendi un segnalino Classe per affrontare comunque ${orElse(encounters.map(the))}, o resta Morto.`,
  side: ({ hero }, { class: named }) => `La strada si divide: scegli dove mandare ${named(hero)}.`,
  'card-to-remove': () =>
    'Ecco le prossime carte: spendi un segnalino per toglierne una dal gioco, oppure lasciale dove sono.',
  'card-on-top': () => 'Scegli la carta che si gira per prima.',
  bet: ({ gold }) =>
    `Scommetti in segreto che Ucciderai il Mostro: se ci riesci riprendi il doppio, altrimenti addio scommessa. Hai ${gold} Oro.`,
  'start-of-encounter': ({ card }, { the }) =>
    card === null
      ? "Usa un'Abilità, oppure prosegui."
      : `Prima di affrontare ${the(card)}: usa quello che hai, oppure fatti avanti.`,
  'before-rolling': ({ card }, { where }) =>
    `${where(card)}, prima di tirare: usa quello che hai, oppure attacca.`,
  'after-rolling': ({ card }, { where }) =>
    `${where(card)}, dopo il tiro: migliora l'attacco, oppure tieni il tiro.`,
  treasure: ({ card }, { the }) =>
    card === null
      ? "Usa un'Abilità, oppure prendi il Tesoro."
      : `Hai Ucciso ${the(card)}: usa un'Abilità, oppure prendi il Tesoro.`,
  defense: ({ card }, { the, table }) => {
    if (card === null) return "Usa un'Abilità, oppure attendi il colpo.";
    return isMonster(table.cards, card)
      ? `${capital(the(card))} ti attacca: usa un'Abilità, oppure attendi il colpo.`
      : `${capital(the(card))} scatta: usa un'Abilità, oppure attendi il colpo.`;
  },
  damage: ({ card }, { the }) =>
    card === null
      ? "Il colpo va a segno: usa un'Abilità, oppure subisci il Danno."
      : `${capital(the(card))} ti colpisce: usa un'Abilità, oppure subisci il Danno.`,
  'after-damage': ({ card }, { the }) =>
    card === null
      ? "Rispondi con un'Abilità, oppure lascia correre."
      : `${capital(the(card))} ti ha inflitto Danno: ricambia il favore, oppure lascia correre.`,
  'after-encounter': ({ card }, { the }) =>
    card === null
      ? "L'Incontro è finito: usa un'Abilità, oppure prosegui."
      : `L'Incontro con ${the(card)} è finito: usa un'Abilità, oppure prosegui.`,
  'end-of-turn': () =>
    "Il turno finisce: usa un'Abilità prima che la Morte conti le tue Ferite, oppure fanne a meno.",
  'tokens-to-spend': ({ ability }, { the }) => `Scegli quanti segnalini spendere per ${the(ability)}.`,
  'one-use-dice-to-spend': () => 'Scegli quanti dadi ad uso singolo spendere per questo attacco.',
  'weapon-to-roll': () => "Scegli l'Arma di cui tiri i dadi.",
  'weapon-for-token': () => "Scegli l'Arma che riceve il segnalino.",
  'weapon-to-lose-token': () => "Scegli l'Arma che perde il segnalino.",
  'dice-to-reroll': ({ min, dice }) =>
    `Scegli ${count(min, 'dado', 'dadi')} da ritirare; ora mostrano ${diceShown(dice)}.`,
  choice: ({ card, options }, { the, table }) => {
    if (card === null) return "Scegli un'opzione.";
    const kinds = {
      damage: `${capital(the(card))} ti colpisce: scegli il tuo Danno.`,
      treasure: `Hai Ucciso ${the(card)}: scegli il tuo Tesoro.`,
      gift: `${capital(the(card))} ti lascia la scelta.`,
    };
    return kinds[choiceOn(table.cards, card, options).is];
  },
  'wound-for-gold': ({ card, gold }, { the, table }) => {
    const wounds = woundsSaid(woundsForGold(table.cards, card));
    return card === null
      ? `Subisci ${wounds} per avere ${gold} Oro in più, o fanne a meno.`
      : `${capital(the(card))} custodisce altro Oro: subisci ${wounds} per averne ${gold} in più, oppure lascialo lì.`;
  },
  'face-privately': ({ card }, { the }) =>
    card === null
      ? "Affronta l'Incontro privato, oppure rifiutalo."
      : `${capital(the(card))} è qui solo per te: accetta l'Incontro, oppure rifiutalo.`,
};
