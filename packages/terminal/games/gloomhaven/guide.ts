import { textsIn } from '@tavolo/gloomhaven/text';
import type { InEachLanguage, Language } from '@tavolo/language';
import type { Guide } from '../../face/face.ts';
import { pieceKinds, signs } from './signs.ts';
import { tableTexts } from './table-texts.ts';

/** What a guide to the table says beside the game's own words. */
type GuideTexts = {
  readonly map: {
    readonly title: string;
    readonly character: string;
    readonly monster: string;
    readonly boss: string;
    readonly summon: string;
    readonly objective: string;
    readonly option: string;
    readonly edge: string;
  };
  readonly cards: {
    readonly title: string;
    readonly initiative: string;
    readonly halves: string;
    readonly piles: string;
  };
};

const en: GuideTexts = {
  map: {
    title: 'On the map',
    character: 'a character: the first letters of the class',
    monster: 'a monster: a letter for its kind, and its number',
    boss: 'a monster that there is only one of',
    summon: "a character's summon",
    objective: 'something to protect or to destroy',
    option: 'this hex is option 3',
    edge: 'at the ends of a row: the hex there; a step to the right adds 1 to the first number',
  },
  cards: {
    title: 'Cards',
    initiative: "the initiative: your leading card's decides when you act, and the lowest goes first",
    halves: 'a turn takes the top of one card and the bottom of the other, in either order',
    piles: 'a rest brings discarded cards back and loses one; a lost card stays lost',
  },
};

const it: GuideTexts = {
  map: {
    title: 'Sulla mappa',
    character: 'un personaggio: le prime lettere della classe',
    monster: 'un mostro: una lettera per il tipo, e il suo numero',
    boss: 'un mostro unico',
    summon: "un'evocazione di un personaggio",
    objective: 'qualcosa da proteggere o da distruggere',
    option: 'questo esagono è la scelta 3',
    edge: "alle estremità di una riga: l'esagono che è lì; ogni passo a destra aggiunge 1 al primo numero",
  },
  cards: {
    title: 'Le carte',
    initiative: "l'iniziativa: quella della carta primaria decide quando agisci, e la più bassa va per prima",
    halves:
      "in un turno si usano l'azione superiore di una carta e quella inferiore dell'altra, in qualsiasi ordine",
    piles: 'un riposo restituisce le carte scartate e ne fa perdere una; una carta persa resta persa',
  },
};

const pt: GuideTexts = {
  map: {
    title: 'No mapa',
    character: 'um personagem: as primeiras letras da classe',
    monster: 'um monstro: uma letra para o tipo e o número dele',
    boss: 'um monstro único',
    summon: 'uma criatura invocada por um personagem',
    objective: 'algo para proteger ou destruir',
    option: 'este hexágono é a opção 3',
    edge: 'nas pontas de uma linha: o hexágono que está ali; cada passo à direita soma 1 ao primeiro número',
  },
  cards: {
    title: 'As cartas',
    initiative: 'a iniciativa: a da primeira carta decide quando você age, e a mais baixa vai primeiro',
    halves: 'um turno usa a ação de cima de uma carta e a de baixo da outra',
    piles:
      'um descanso devolve as cartas descartadas, menos uma, que fica perdida; uma carta perdida não volta',
  },
};

const guides: InEachLanguage<GuideTexts> = { en, it, pt };

/** What the marks on the map and the words on the cards mean. */
export function guideIn(language: Language): Guide {
  const { map, cards } = guides[language];
  const { words, term, name } = textsIn(language);
  const parts: Guide['parts'] = [
    {
      title: map.title,
      rows: [
        [name('brute', 'class').slice(0, 2), map.character],
        ['a1', map.monster],
        ['A!', map.boss],
        ['s1', map.summon],
        ['o1', map.objective],
        ['<3>', map.option],
        ['-1,3', map.edge],
        ...[...pieceKinds, 'door' as const].map((is) => [signs[is], words.things[is]] as const),
      ],
    },
    {
      title: cards.title,
      rows: [
        ['(72)', cards.initiative],
        [`${term('top')}, ${term('bottom')}`, cards.halves],
        [words.abilities.lost, cards.piles],
      ],
    },
  ];
  return { parts, ...tableTexts[language].guide };
}
