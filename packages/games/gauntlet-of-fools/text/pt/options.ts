import { capital } from '@tavolo/language';
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
  'start-of-encounter': (card) => `Enfrentar ${card}`,
  'before-rolling': () => 'Atacar',
  'after-rolling': () => 'Manter a rolagem',
  treasure: () => 'Pegar o Tesouro',
  defense: () => 'Esperar o golpe',
  damage: () => 'Sofrer o Dano',
  'after-damage': (card) => `Poupar ${card}`,
  'after-encounter': () => 'Seguir em frente',
  'end-of-turn': () => 'Não usar Habilidade',
};

function inWindow(window: WindowQuestion): WindowLabel<Speaker> {
  return (id, { card }, speak) => {
    if (id === 'go-on') return goOn[window](card === null ? 'o Encontro' : speak.the(card));
    if (id === 'one-use-dice') return 'Gastar dados de uso único: +1 Dado de Ataque cada um neste ataque';
    if (id === 'pay-off') return payOff(card, speak);
    const printed = abilityIn(speak.table.cards, id);
    if (printed === null) return `Usar ${speak.the(id)}`;
    const does = speak.does(printed.ability.does, card);
    return printed.ability.many
      ? `Gastar fichas e, para cada uma: ${does} (${speak.name(printed.card)})`
      : `Gastar uma ficha: ${does} (${speak.name(printed.card)})`;
  };
}

function payOff(card: EncounterId | null, { the, table }: Speaker): string {
  const skipped = card === null ? 'o Encontro' : the(card);
  return priceOf(table.cards, card) === 'gold'
    ? `Pagar 1 de Ouro para pular ${skipped}`
    : `Descartar uma ficha de Arma para pular ${skipped}`;
}

export const options: OptionLabels<Speaker> = {
  hero: (id, _, { armed, player, table }) => {
    const { seat } = table.hero(id);
    return seat === null ? `Pegar ${armed(id)}` : `Roubar de ${player(seat)} ${armed(id)}`;
  },
  boasts: (id, _, { name, table }) => {
    const boast = table.cards.boasts.get(id);
    return `${name(id)}: ${(boast?.always ?? []).map((passive) => said(cards.passives, passive)).join('; ')}`;
  },
  'active-hero': (id, _, { armed, table }) =>
    table.hero(id).dead
      ? `Escalar ${armed(id)}, mesmo Morto, com uma ficha de Classe`
      : `Escalar ${armed(id)}`,
  'play-though-dead': (id) => (id === 'yes' ? 'Gastar uma ficha de Classe e jogar' : 'Continuar Morto'),
  side: (id, _, { the }) => `Enfrentar ${the(id)}`,
  'card-to-remove': (id, _, { the }) =>
    id === 'none' ? 'Deixar as cartas onde estão' : `Gastar uma ficha: tirar do jogo ${the(id)}`,
  'card-on-top': (id, _, { the }) => `Colocar no topo ${the(id)}`,
  bet: (id) => (id === '0' ? 'Não apostar nada' : `Apostar ${id} de Ouro`),
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
    const spend = id === '1' ? 'Gastar uma ficha' : `Gastar ${id} fichas`;
    return printed === null ? spend : `${spend}: ${does(times(printed.ability.does, amountOf(id)))}`;
  },
  'one-use-dice-to-spend': (id) =>
    `Gastar ${id === '1' ? 'um dado' : `${id} dados`} de uso único: ${moreDice(amountOf(id))} neste ataque`,
  'weapon-to-roll': (id, _, { of }) => `Rolar os dados ${of(id)}`,
  'weapon-for-token': (id, _, { on }) => `Colocar a ficha ${on(id)}`,
  'weapon-to-lose-token': (id, _, { of }) => `Tirar a ficha ${of(id)}`,
  'dice-to-reroll': (id, { dice }) => {
    const { place, shows } = dieShown(id, dice);
    return `Rolar de novo o dado ${place}, que mostra ${shows}`;
  },
  choice: (id, asked, { does, table }) => {
    const side = choiceOn(table.cards, asked.card, asked.options).sides.find(({ name }) => name === id);
    return capital(does(side?.does ?? [], asked.card));
  },
  'wound-for-gold': (id, { card, gold }, { table }) =>
    id === 'yes'
      ? `Sofrer ${wounds(woundsForGold(table.cards, card))} por ${gold} de Ouro`
      : 'Ficar sem esse Ouro',
  'face-privately': (id, { card }, { the }) => {
    const encounter = card === null ? 'o Encontro' : the(card);
    return id === 'yes' ? `Enfrentar ${encounter}` : `Não enfrentar ${encounter}`;
  },
};
