import { languages, lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { mercilessOverseer } from '../../../content/monsters/bosses/merciless-overseer.ts';
import { attack, damage, heal, infuse, move, relative, special } from '../../../content/words/abilities.ts';
import { consumeThen, provided } from '../../../content/words/adjustments.ts';
import { enemiesWithin, nextToAnAlly, self } from '../../../content/words/targets.ts';
import { textsIn } from '../../../text/index.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import type { MonsterId } from '../../../vocabulary/ids.ts';
import { monsterSaid } from './saying.ts';

/** Abilities as a monster's card tells them: values relative to its own. */
const sentences: readonly (readonly [Ability, en: string, it: string, pt: string])[] = [
  [move(relative(1)), 'Move +1', 'Movimento +1', 'Mover +1'],
  [
    attack(relative(-1), { range: relative(1), count: 2 }),
    'Attack -1, Range +1, Target 2',
    'Attacco -1, Gittata +1, Bersaglio 2',
    'Ataque -1, Alcance +1, Alvo 2',
  ],
  [
    attack(relative(0), { allOnFocus: true }),
    'Attack +0, all attacks on its focus',
    'Attacco +0, tutti gli attacchi contro il suo focus',
    'Ataque +0, todos os ataques contra o seu foco',
  ],
  [
    attack(relative(-1), { targets: enemiesWithin(relative(0)) }),
    'Attack -1 against all enemies within range',
    'Attacco -1 contro tutti i nemici entro gittata',
    'Ataque -1 contra todos os inimigos ao alcance',
  ],
  [
    attack(relative(0), { adjust: [provided(nextToAnAlly, { add: { attack: 2 } })] }),
    "Attack +0 | If the target is adjacent to one of the attacker's allies: +2 Attack",
    "Attacco +0 | Se il bersaglio è adiacente a un alleato dell'attaccante: +2 Attacco",
    'Ataque +0 | Se o alvo estiver adjacente a um aliado do atacante: +2 de Ataque',
  ],
  [heal(2), 'Heal 2, Self', 'Cura 2, Se Stesso', 'Curar 2, Próprio'],
  [damage(2, self), 'Suffer 2 damage.', 'Subisce 2 danni.', 'Sofre 2 de dano.'],
  [
    { do: 'make-trap', damage: 3, nearestToEnemy: true },
    'Create a trap in an adjacent empty hex nearest to an enemy: 3 damage.',
    'Crea una trappola in un esagono vuoto adiacente, il più vicino a un nemico: 3 danni.',
    'Cria uma armadilha em um hexágono vazio adjacente, o mais próximo de um inimigo: 3 de dano.',
  ],
  [
    { do: 'summon-monster', monster: 'living-spirit' as MonsterId, ranks: ['normal'] },
    'Summon one normal Living Spirit.',
    'Evoca uno Spirito Vivente normale.',
    'Invoca um Espírito Vivo normal.',
  ],
  [
    {
      do: 'summon-monster',
      monster: 'giant-viper' as MonsterId,
      ranks: [['normal'], ['normal', 'elite'], ['elite', 'elite']],
    },
    'Summon one normal Giant Viper with 2 characters, one normal and one elite Giant Viper with 3 characters, two elite Giant Vipers with 4 characters.',
    'Evoca una Vipera Gigante normale con 2 personaggi, una Vipera Gigante normale e una elite con 3 personaggi, due Vipere Giganti elite con 4 personaggi.',
    'Invoca uma Víbora Gigante normal com 2 personagens, uma Víbora Gigante normal e uma elite com 3 personagens, duas Víboras Gigantes elite com 4 personagens.',
  ],
  [
    { do: 'summon-monster', monster: 'ooze' as MonsterId, ranks: ['normal'], hpOfSummoner: true },
    'Summon one normal Ooze, with at most as many hit points as the summoner has.',
    "Evoca una Melma normale, con al massimo i punti ferita dell'evocatore.",
    'Invoca uma Gosma normal, com no máximo os pontos de vida do invocador.',
  ],
  [
    {
      do: 'summon-monster',
      monster: 'living-bones' as MonsterId,
      ranks: ['elite'],
      at: 'adjacent-to-target',
    },
    'Summon one elite Living Bones adjacent to the target.',
    'Evoca Ossa Viventi elite accanto al bersaglio.',
    'Invoca Ossos Vivos elite ao lado do alvo.',
  ],
  [
    consumeThen('any', infuse('fire')),
    'Consume any element: create Fire',
    'Consuma un elemento qualsiasi: crea Fuoco',
    'Consome qualquer elemento: cria Fogo',
  ],
  [special('boss-special-1'), 'Special action 1', 'Azione speciale 1', 'Ação especial 1'],
  [
    special('jump-to-next-door'),
    'Jumps to its next door, opens it and reveals the room; after the last one, to the first again.',
    "Salta alla sua prossima porta, la apre e rivela la stanza; dopo l'ultima, di nuovo alla prima.",
    'Salta até a sua próxima porta, abre-a e revela a sala; depois da última, volta à primeira.',
  ],
];

describe("monsters' abilities", () => {
  test.each(sentences)('%#: %j', (what, en, it, pt) => {
    expect([monsterSaid('en', what), monsterSaid('it', what), monsterSaid('pt', what)]).toEqual([en, it, pt]);
  });
});

test('a boss that commands minions says who they are', () => {
  expect(
    languages.map((language) => lineText(textsIn(language).cards.traits(mercilessOverseer).at(-1) ?? [])),
  ).toEqual([
    'Its minions: Vermling Scouts.',
    'I suoi servitori: Vermling Esploratori.',
    'Seus lacaios: Batedores Vermling.',
  ]);
});
