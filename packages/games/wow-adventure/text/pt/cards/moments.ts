import { or } from '@tavolo/language/pt';
import type { CardPlayed, MomentPhrases } from '../../phrases/phrases.ts';
import type { Scene } from '../../phrases/scene.ts';
import { conditions } from './conditions.ts';
import { ofHis, ofWhom, subjectOf } from './roles.ts';
import { aResource, attackTypes, cards, damages, energies, facesOf, items, within } from './terms.ts';

/** When powers work, in Portuguese. */
const atMoments: MomentPhrases['moments'] = {
  'turn-start': (owner) => `no início ${ofHis(owner, 'turno')}`,
  'movement-roll': (owner) =>
    owner === 'you'
      ? 'depois da sua rolagem de movimento'
      : `depois da rolagem de movimento ${ofWhom(owner)}`,
  movement: () => 'na sua fase de movimento',
  'enter-space': () => 'quando um rival entra nesse espaço',
  exploration: () => 'na sua fase de exploração',
  reveal: () => 'quando você revela fichas de descoberta',
  challenge: () => 'na sua fase de desafio',
  'combat-start': () => 'no início do combate',
  'before-roll': () => 'antes da rolagem',
  'just-rolled': () => 'logo depois da rolagem em combate',
  'after-roll': () => 'depois da rolagem',
  hit: (owner) => (owner === 'you' ? 'se você acertar' : 'se este encontro acertar'),
  'hit-taken': (owner) => (owner === 'you' ? 'quando atingem você' : 'quando este encontro é atingido'),
  'damage-taken': (owner) => (owner === 'you' ? 'quando você sofre dano' : 'quando este encontro sofre dano'),
  'opponent-beaten': () => 'quando você vence o adversário',
  beaten: (owner) => (owner === 'you' ? 'quando vencem você' : 'quando este encontro é vencido'),
  unbeaten: (owner) => (owner === 'it' ? 'se não for vencido' : 'quando você não vence um encontro Aggro'),
  'would-be-defeated': (owner) =>
    owner === 'you' ? 'quando você seria derrotado' : 'quando este encontro seria derrotado',
  'combat-end': () => 'no fim do combate',
  upkeep: () => 'na sua manutenção',
  'own-turn': () => 'no seu turno',
  'turn-end': (owner) => (owner === 'you' ? 'no fim do seu turno' : `no fim de cada turno ${ofWhom(owner)}`),
};

/** Which cards are answered: `quando um rival a até 3 espaços joga uma carta de habilidade`. */
function cardPlayed({ by, within: near, concerns }: CardPlayed, { who }: Scene): string {
  const player = by?.whom === 'opponent' ? subjectOf(who.opponent) : 'um rival';
  const where = near === null ? '' : ` ${within(near)}`;
  const card = by?.timing === 'combat' ? 'uma carta de combate' : 'uma carta de habilidade';
  const on = concerns === null ? '' : ' que tem você como alvo ou é anexada a você';
  const fight = concerns === 'you-or-combat' ? ', ou joga uma em um combate contra você' : '';
  return `quando ${player}${where} joga ${card}${on}${fight}`;
}

/** When, why and at what price, in Portuguese. */
export const moments: MomentPhrases = {
  moments: atMoments,
  die: (of, own, faces) => (own ? `com ${facesOf(faces)}` : `quando ${subjectOf(of)} tira ${facesOf(faces)}`),
  resources: (resources) => `quando você usa ${or(resources.map((resource) => aResource[resource]))}`,
  cardPlayed,
  windows: {
    movement: 'na sua fase de movimento',
    'own-turn': 'no seu turno',
    'before-roll': 'antes da rolagem',
    'after-roll': 'depois da rolagem',
    'on-miss': 'depois que o seu ataque errou',
    'after-attack': 'depois do seu ataque',
    'damage-taken': 'quando você sofre dano',
    'encounter-met': 'quando você compra um encontro ou precisa enfrentar um',
  },
  or,
  conditions,
  strike: (type) => `por um ataque ${attackTypes[type]}`,
  costs: {
    energy: ({ n }) => `pague ${energies(n)}`,
    'discard-this': (_, { onToken }) => (onToken ? 'descarte esta ficha' : 'descarte este item'),
    damage: ({ n }) => `sofra ${damages(n)}`,
    discard: ({ n }) => `descarte ${cards(n)}`,
    'discard-item': ({ n, from }) => `descarte ${items(n)}${from === 'backpack' ? ' da sua mochila' : ''}`,
  },
  also: (words) => `e ${words}`,
  may: 'se quiser',
  once: { combat: 'uma vez por combate', turn: 'uma vez por turno' },
  instead: {
    walking: 'em vez de andar',
    resource: 'em vez de usar um recurso',
    challenge: 'em vez de qualquer outro desafio',
  },
  whileAttached: 'enquanto está anexada',
};
