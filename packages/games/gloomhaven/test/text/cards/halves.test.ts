import { languages, lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { attack, heal, infuse, kill, move, retaliate } from '../../../content/words/abilities.ts';
import { consume, followedBy } from '../../../content/words/adjustments.ts';
import { halfCircle, triangle } from '../../../content/words/areas.ts';
import { anAdjacentEnemy } from '../../../content/words/targets.ts';
import { textsIn } from '../../../text/index.ts';
import type { Line } from '../../../text/parts.ts';
import type { Area } from '../../../vocabulary/area.ts';
import type { Half } from '../../../vocabulary/class-cards.ts';
import type { ItemId } from '../../../vocabulary/ids.ts';
import type { Item } from '../../../vocabulary/items.ts';
import { halfSaid } from './saying.ts';

const iconsOf = (line: Line): readonly string[] => line.flatMap(({ icons = [] }) => icons);

const areasOf = (half: Half): readonly Area[] =>
  textsIn('en')
    .cards.half(half)
    .flat()
    .flatMap(({ area = [] }) => area);

const stormy: Half = {
  abilities: [],
  lasting: [{ on: 'attack', by: 'self', kind: 'any', add: { attack: 1 } }],
  adjust: [
    {
      ...consume('air', { xp: 1 }),
      lasting: [{ on: 'attack', by: 'self', kind: 'any', add: { attack: 2 } }],
    },
  ],
  uses: [0, 1, 0, 1],
  stays: 'persistent',
  lost: true,
};

describe('an action', () => {
  test('tells what lasts, what it becomes for an element, the experience of its uses, and where the card goes', () => {
    expect(languages.map((language) => halfSaid(language, stormy))).toEqual([
      'On your next four attacks: +1 Attack | Consume Air: on your next four attacks, +2 Attack instead, 1 XP | 1 XP on uses 2 and 4 | Persistent | Lost',
      'Ai tuoi prossimi quattro attacchi: +1 Attacco | Consuma Aria: invece ai tuoi prossimi quattro attacchi, +2 Attacco, 1 PE | 1 PE agli utilizzi 2 e 4 | Persistente | Persa',
      'Nos seus próximos quatro ataques: +1 de Ataque | Consuma Ar: em vez disso, nos seus próximos quatro ataques, +2 de Ataque, 1 EXP | 1 EXP nos usos 2 e 4 | Persistente | Perdida',
    ]);
  });

  test('that stays for an element alone says so there', () => {
    const half: Half = {
      abilities: [move(3)],
      adjust: [{ ...consume('fire', followedBy(retaliate(2))), stays: 'round' }],
    };
    expect(languages.map((language) => halfSaid(language, half))).toEqual([
      'Move 3 | Consume Fire: Retaliate 2, Self, until the end of the round',
      'Movimento 3 | Consuma Fuoco: Ritorsione 2, Se Stesso, fino alla fine del round',
      'Mover 3 | Consuma Fogo: Retaliar 2, Próprio, até o fim da rodada',
    ]);
  });

  test('names the pictograms of each line, in the order of its words', () => {
    const half: Half = {
      abilities: [
        attack(3, { range: 3, push: 1, conditions: ['wound'], adjust: [consume('fire', { xp: 1 })] }),
        heal(2),
      ],
      infuse: ['ice'],
      xp: 1,
      lost: true,
    };
    expect(textsIn('en').cards.half(half).map(iconsOf)).toEqual([
      ['attack', 'range', 'push', 'wound'],
      ['consume-fire', 'xp'],
      ['heal'],
      ['ice'],
      ['xp'],
      ['lost'],
    ]);
  });

  test('has the drawings of its areas, also of what it grows into', () => {
    const half: Half = {
      abilities: [
        attack(2, { area: halfCircle }),
        attack(1, { adjust: [consume('any', { area: triangle })] }),
      ],
    };
    expect(areasOf(half)).toEqual([halfCircle, triangle]);
    expect(areasOf({ abilities: [kill(anAdjacentEnemy), infuse('fire')] })).toEqual([]);
  });
});

test('an item tells when it is used, what it does and what becomes of it', () => {
  const bomb: Item = {
    ...{ id: 'bomb' as ItemId, number: 1, slot: 'one-hand', price: 1, copies: 1 }, // any item
    ...{ after: 'spent', circles: 2, minusOnes: 1, prosperity: 1 },
    uses: [
      { when: 'attack', kind: 'ranged', scope: 'whole-ability', area: triangle, alliesInAreaSuffer: 1 },
      { when: 'attack-damage', shield: 1, retaliate: 2 },
    ],
  };
  expect(languages.map((language) => textsIn(language).cards.item(bomb).map(lineText))).toEqual([
    [
      'During your ranged attack ability: a single-target attack becomes an area of 3 hexes, allies in the area suffer 1 damage',
      "When an enemy's attack would damage you, Shield 1, Retaliate 2",
      'Must be used each time; spent after two uses.',
      'Adds one -1 card to your attack modifier deck.',
    ],
    [
      "Durante una tua capacità di attacco a distanza: un attacco a bersaglio singolo diventa un'area di 3 esagoni, gli alleati nell'area subiscono 1 danno",
      "Quando l'attacco di un nemico ti infliggerebbe danni, Scudo 1, Ritorsione 2",
      'Va usato ogni volta; speso dopo due utilizzi.',
      'Aggiunge una carta -1 al tuo mazzo dei modificatori di attacco.',
    ],
    [
      'Durante uma das suas habilidades de ataque de longo alcance: um ataque de alvo único se torna uma área de 3 hexágonos, os aliados na área sofrem 1 de dano',
      'Quando o ataque de um inimigo for causar dano a você, Escudo 1, Retaliar 2',
      'Precisa ser usado toda vez; gasto depois de dois usos.',
      'Adiciona uma carta -1 ao seu baralho de modificadores de ataque.',
    ],
  ]);
});
