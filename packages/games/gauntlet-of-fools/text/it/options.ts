import { capital } from '@tavolo/language';
import { toPerson } from '@tavolo/language/it';
import type { EncounterId } from '../../cards.ts';
import { amountOf } from '../../options.ts';
import type { WindowQuestion } from '../../questions.ts';
import { abilityIn, choiceOn, dieShown, priceOf, times, woundsForGold } from '../lookup.ts';
import type { OptionLabels, WindowLabel } from '../questions.ts';
import { said } from '../vocabulary.ts';
import { cards } from './card-words.ts';
import { moreDice, wounds } from './counted.ts';
import type { Speaker } from './speaker.ts';

/** The label that goes on without using more, in each window. */
const goOn: { readonly [W in WindowQuestion]: (card: string) => string } = {
  'start-of-encounter': (card) => `Affronta ${card}`,
  'before-rolling': () => 'Attacca',
  'after-rolling': () => 'Tieni il tiro',
  treasure: () => 'Prendi il Tesoro',
  defense: () => 'Attendi il colpo',
  damage: () => 'Subisci il Danno',
  'after-damage': (card) => `Lascia in vita ${card}`,
  'after-encounter': () => 'Prosegui',
  'end-of-turn': () => 'Non usare Abilità',
};

function inWindow(window: WindowQuestion): WindowLabel<Speaker> {
  return (id, { card }, speak) => {
    if (id === 'go-on') return goOn[window](card === null ? "l'Incontro" : speak.the(card));
    if (id === 'one-use-dice')
      return 'Spendi dadi ad uso singolo: +1 Dado di Attacco ciascuno per questo attacco';
    if (id === 'pay-off') return payOff(card, speak);
    const printed = abilityIn(speak.table.cards, id);
    if (printed === null) return `Usa ${speak.the(id)}`;
    const does = speak.does(printed.ability.does, card);
    return printed.ability.many
      ? `Spendi segnalini, e per ciascuno: ${does} (${speak.name(printed.card)})`
      : `Spendi un segnalino: ${does} (${speak.name(printed.card)})`;
  };
}

function payOff(card: EncounterId | null, { the, table }: Speaker): string {
  const skipped = card === null ? "l'Incontro" : the(card);
  return priceOf(table.cards, card) === 'gold'
    ? `Paga 1 Oro per saltare ${skipped}`
    : `Scarta un segnalino Arma per saltare ${skipped}`;
}

export const options: OptionLabels<Speaker> = {
  hero: (id, _, { armed, player, table }) => {
    const { seat } = table.hero(id);
    return seat === null ? `Prendi ${armed(id)}` : `Ruba ${toPerson(player(seat))} ${armed(id)}`;
  },
  boasts: (id, _, { name, table }) => {
    const boast = table.cards.boasts.get(id);
    return `${name(id)}: ${(boast?.always ?? []).map((passive) => said(cards.passives, passive)).join('; ')}`;
  },
  'active-hero': (id, _, { armed, table }) =>
    table.hero(id).dead
      ? `Schiera ${armed(id)}, anche se Morto, con un segnalino Classe`
      : `Schiera ${armed(id)}`,
  'play-though-dead': (id) => (id === 'yes' ? 'Spendi un segnalino Classe e gioca' : 'Resta Morto'),
  side: (id, _, { the }) => `Affronta ${the(id)}`,
  'card-to-remove': (id, _, { the }) =>
    id === 'none' ? 'Lascia le carte dove sono' : `Spendi un segnalino: togli dal gioco ${the(id)}`,
  'card-on-top': (id, _, { the }) => `Metti in cima ${the(id)}`,
  bet: (id) => (id === '0' ? 'Non scommettere nulla' : `Scommetti ${id} Oro`),
  'start-of-encounter': inWindow('start-of-encounter'),
  'before-rolling': inWindow('before-rolling'),
  'after-rolling': inWindow('after-rolling'),
  treasure: inWindow('treasure'),
  defense: inWindow('defense'),
  damage: inWindow('damage'),
  'after-damage': inWindow('after-damage'),
  'after-encounter': inWindow('after-encounter'),
  'end-of-turn': inWindow('end-of-turn'),
  'tokens-to-spend': (id, { ability }, { does, table }) => {
    const printed = abilityIn(table.cards, ability);
    const spend = id === '1' ? 'Spendi un segnalino' : `Spendi ${id} segnalini`;
    return printed === null ? spend : `${spend}: ${does(times(printed.ability.does, amountOf(id)))}`;
  },
  'one-use-dice-to-spend': (id) =>
    `Spendi ${id === '1' ? 'un dado' : `${id} dadi`} ad uso singolo: ${moreDice(amountOf(id))} per questo attacco`,
  'weapon-to-roll': (id, _, { of }) => `Tira i dadi ${of(id)}`,
  'weapon-for-token': (id, _, { to }) => `Dai il segnalino ${to(id)}`,
  'weapon-to-lose-token': (id, _, { to }) => `Togli il segnalino ${to(id)}`,
  'dice-to-reroll': (id, { dice }) => {
    const { place, shows } = dieShown(id, dice);
    return `Ritira il dado ${place}, che mostra ${shows}`;
  },
  choice: (id, asked, { does, table }) => {
    const side = choiceOn(table.cards, asked.card, asked.options).sides.find(({ name }) => name === id);
    return capital(does(side?.does ?? [], asked.card));
  },
  'wound-for-gold': (id, { card, gold }, { table }) =>
    id === 'yes'
      ? `Subisci ${wounds(woundsForGold(table.cards, card))} per ${gold} Oro`
      : "Rinuncia a quell'Oro",
  'face-privately': (id, { card }, { the }) => {
    const encounter = card === null ? "l'Incontro" : the(card);
    return id === 'yes' ? `Affronta ${encounter}` : `Non affrontare ${encounter}`;
  },
};
