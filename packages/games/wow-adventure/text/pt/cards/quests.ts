import { and, count, of, on, or, the } from '@tavolo/language/pt';
import type { FoeFilter, ItemFilter, Place } from '../../../vocabulary/quests.ts';
import type { BoardPhrases, QuestPhrases } from '../../phrases/phrases.ts';
import { resourceNames, traitNames } from '../names/words.ts';
import { placeNoun } from './places.ts';
import { atLeast, cards, colour, damages, items } from './terms.ts';

const named = (traits: FoeFilter['traits']): string => or(traits.map((trait) => traitNames[trait]));

function foes(n: number, { traits, atLeast: level }: FoeFilter): string {
  const what = n === 1 ? 'um encontro' : `${n} encontros`;
  const least = level === 'grey' ? '' : ` de nível ${atLeast(level)}`;
  if (traits.length === 0) return `${what}${least}`;
  return n === 1 ? `${what} ${named(traits)}${least}` : `${what}${least} com o atributo ${named(traits)}`;
}

function paid(n: number, { traits, atLeast: level, slot }: ItemFilter): string {
  const what = slot === 'weapon' ? count(n, 'arma', 'armas') : items(n);
  const least = level === 'grey' ? '' : ` de nível ${atLeast(level)}`;
  const back = traits.length === 0 ? '' : ` com um encontro ${named(traits)} no outro lado`;
  return `da sua mochila ${what}${least}${back}`;
}

const tokens = (n: number): string => count(n, 'ficha de descoberta', 'fichas de descoberta');

/** At a place: em Montalvo, no Sepulcro. */
const at = (place: Place): string => (place === 'any-city' ? 'em qualquer cidade' : on(placeNoun(place)));

/** Quests, in Portuguese. */
export const quests: QuestPhrases = {
  decks: { starting: 'missão inicial', elite: 'missão de elite' },
  tokensOn: (spaces) =>
    and(spaces.map((space, place) => `${place === 0 ? 'ponha uma ficha sua' : 'outra'} ${at(space)}`)),
  marks: {
    'left-neighbour': 'um rival seu, escolhido pelo jogador à sua esquerda, recebe uma ficha sua',
    'right-neighbour': 'um rival seu, escolhido pelo jogador à sua direita, recebe uma ficha sua',
    owner: 'escolha um rival, que recebe uma ficha sua',
    leader: 'o rival com mais bravura recebe uma ficha sua',
  },
  objectives: {
    travel: (objective) =>
      `viaje até ${objective.to === 'any-city' ? 'qualquer cidade' : the(placeNoun(objective.to))}`,
    collect: ({ from }) => `colete a sua ficha ${at(from)}`,
    'collect-from-hero': () =>
      'na sua manutenção, colete a sua ficha do herói marcado, se ele estiver no seu espaço',
    'pay-items': ({ n, which, at: place }) => `na sua manutenção ${at(place)}, descarte ${paid(n, which)}`,
    'pay-cards': ({ n, at: place }) => `na sua manutenção ${at(place)}, descarte ${cards(n)} de uma só vez`,
    'beat-foes': ({ n, which }) => `vença ${foes(n, which)}`,
    'beat-at': ({ space }) => `vença o encontro do tabuleiro ${of(placeNoun(space))}`,
    'beat-overlord': () => 'vença qualquer Suserano',
    'defeat-marked': () => 'derrote o herói marcado',
    'defeat-rivals': ({ n }) => (n === 1 ? 'derrote um rival' : `derrote rivais ${n} vezes`),
    'damage-marked': ({ n }) => `cause ao todo ${damages(n)} ao herói marcado`,
    'damage-rivals': ({ n }) => `cause ao todo ${damages(n)} a rivais`,
    'reach-level': ({ level }) => `chegue pelo menos ao nível ${colour(level)}`,
    'place-discoveries': ({ n }) => `coloque ${tokens(n)}`,
    'discoveries-found': ({ n }) => `faça os rivais revelarem ${tokens(n)} que você colocou`,
    'be-equipped': ({ level, at: place }) =>
      `na sua manutenção ${at(place)}, tenha equipadas uma arma e uma armadura, ambas de nível ${atLeast(level)}`,
  },
  anyOrder: 'em qualquer ordem',
  next: 'depois',
  lastOfAll: 'por último',
};

/** What the map and its tokens offer, in Portuguese. */
export const board: BoardPhrases = {
  reward: 'recompensa',
  price: (levels) => `descarte ${and(levels.map((any) => `um item ${or(any.map(colour))}`))}`,
  resources: {
    scroll: 'compre 1 carta de habilidade',
    book: 'compre 2 cartas de habilidade; depois cada rival compra 1 carta de habilidade e descarta 1',
    'potion-small': 'cure 1 de dano',
    'potion-large': 'cure 2 de dano e descarte as suas fichas de Doença',
    'place-discovery':
      'pegue uma ficha de descoberta ao acaso, olhe-a em segredo e coloque-a virada para baixo em qualquer espaço, exceto o seu e as cidades',
    'flight-path': `vá para qualquer outro espaço do seu nível ou inferior com uma ${resourceNames['flight-path']}`,
    'auction-house': 'descarte um dos seus itens, equipado ou não, e ganhe um item da mesma cor',
    'quest-giver':
      'compre uma missão de elite; se ficar com três missões não completadas, descarte uma delas',
  },
  kept: 'guardada até ser usada',
  atOnce: 'tem efeito assim que é revelada',
  disease:
    'enquanto a tiver, você tem 1 de vida a menos; ela sai quando você é derrotado ou usa uma Poção de Cura Grande',
  oncePerHero: 'cada herói só pode pegá-lo uma vez',
};
