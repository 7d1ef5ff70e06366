import { type Language, languages, lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../../content/scenarios.ts';
import { textsIn } from '../../../text/index.ts';
import type { Modifier } from '../../../vocabulary/class-cards.ts';
import type { GoalTest } from '../../../vocabulary/goals.ts';
import type { GoalId, ItemId, ModifierId, MonsterId } from '../../../vocabulary/ids.ts';

const inAll = <Said>(say: (language: Language) => Said): readonly Said[] => languages.map(say);
const goal = (...tests: readonly GoalTest[]): readonly string[] =>
  inAll((language) => textsIn(language).cards.goal({ id: 'goal' as GoalId, checks: 1, tests })); // any goal

describe('battle goals', () => {
  test('count up to a number, by the level, or not at all', () => {
    expect(goal({ is: 'tally', of: ['kills'], at: 'least', value: 5 })).toEqual([
      'Kill at least 5 monsters.',
      'Uccidi almeno 5 mostri.',
      'Mate pelo menos 5 monstros.',
    ]);
    expect(goal({ is: 'tally', of: ['item-uses'], at: 'least', value: 2, plusLevel: true })).toEqual([
      'Use items at least (2 + your level) times.',
      'Usa oggetti almeno (2 + il tuo livello) volte.',
      'Use itens pelo menos (2 + o seu nível) vezes.',
    ]);
    expect(goal({ is: 'tally', of: ['coins', 'treasures'], at: 'most', value: 0 })).toEqual([
      'Loot no money token and loot no treasure.',
      'Non saccheggiare segnalini denaro e non saccheggiare tesori.',
      'Não saqueie fichas de dinheiro e não saqueie tesouros.',
    ]);
  });

  test('sum up several counts', () => {
    expect(goal({ is: 'tally', of: ['coins', 'treasures'], at: 'least', value: 3 })).toEqual([
      'Money tokens looted and treasures looted: at least 3 in all.',
      'Segnalini denaro saccheggiati e tesori saccheggiati: almeno 3 in tutto.',
      'Fichas de dinheiro saqueadas e tesouros saqueados: pelo menos 3 ao todo.',
    ]);
  });

  test('look at how the scenario ends', () => {
    expect(goal({ is: 'cards-left', at: 'least', value: 5 })).toEqual([
      'End the scenario with at least 5 cards in your hand and discard pile.',
      'Termina lo scenario con almeno 5 carte tra la mano e la pila degli scarti.',
      'Termine o cenário com pelo menos 5 cartas somando a mão e a pilha de descarte.',
    ]);
  });
});

describe('scenarios', () => {
  const scenario = (number: number) => {
    const found = scenarios.find((one) => one.number === number);
    if (found === undefined) throw new Error(`no scenario ${number}`);
    return found;
  };

  test('name whom to kill, with the article of the language', () => {
    expect(inAll((language) => textsIn(language).cards.scenarioGoal(scenario(2))[0])).toEqual([
      'Kill the Bandit Commander.',
      'Uccidere il Comandante dei Banditi.',
      'Matar o Comandante Bandido.',
    ]);
  });

  test('tell what comes when, for so many characters', () => {
    expect(inAll((language) => textsIn(language).cards.scenarioRules(scenario(3))[0])).toEqual([
      'At the end of each odd round until door 1-6 is opened: spawn at A: one normal Inox Guard with 2 characters.',
      'Alla fine di ogni round dispari, finché non si apre la porta 1-6: genera nel punto A un Inox Guardia normale con 2 personaggi.',
      'No fim de cada rodada ímpar, até a porta 1-6 se abrir: aparecimento no ponto A: um Guarda Inox normal com 2 personagens.',
    ]);
  });

  test('tell which doors are locked, in the order in which a boss opens them', () => {
    expect(inAll((language) => textsIn(language).cards.scenarioRules(scenario(2))[0])).toEqual([
      'Doors 2-3, 2-6, 2-5 and 2-4 are locked.',
      'Le porte 2-3, 2-6, 2-5 e 2-4 sono chiuse a chiave.',
      'As portas 2-3, 2-6, 2-5 e 2-4 estão trancadas.',
    ]);
  });

  test('tell on whose side monsters fight, and against whom', () => {
    expect(inAll((language) => textsIn(language).cards.scenarioRules(scenario(11)))).toEqual([
      ['Living Bones and Living Corpses are allies of the characters and enemies of all other monsters.'],
      ['Ossa Viventi e Cadaveri Viventi: alleati dei personaggi e nemici di tutti gli altri mostri.'],
      ['Ossos Vivos e Cadáveres Vivos: aliados dos personagens e inimigos de todos os outros monstros.'],
    ]);
  });

  test('tell which monsters are of another level', () => {
    const levelOffsets = [{ monster: 'living-corpse' as MonsterId, by: 2 }]; // tests write ids
    const told = inAll((language) =>
      textsIn(language).cards.scenarioRules({ ...scenario(1), rules: [], levelOffsets }),
    );
    expect(told).toEqual([
      ['Living Corpses are of level L + 2, at most 7.'],
      ['Cadaveri Viventi: livello L + 2, al massimo 7.'],
      ['Cadáveres Vivos: nível N + 2, no máximo 7.'],
    ]);
  });

  test('tell where somebody must be, and how she gets there', () => {
    const told = inAll((language) => [
      ...textsIn(language).cards.scenarioGoal(scenario(19)),
      textsIn(language).cards.scenarioRules(scenario(19))[1],
    ]);
    expect(told).toEqual([
      [
        'Hail must be beside B at the end of its turn.',
        'Hail is an ally of the characters with 4 + 2 x L hit points and initiative 99; each turn: Move 2 toward B, opening doors and springing traps.',
      ],
      [
        'Hail deve trovarsi accanto a B alla fine del suo turno.',
        "Hail è un'alleata dei personaggi con 4 + 2 x L punti ferita e iniziativa 99; a ogni turno esegue Movimento 2 verso B, aprendo le porte e facendo scattare le trappole.",
      ],
      [
        'Hail deve estar ao lado de B no fim do seu turno.',
        'Hail é uma aliada dos personagens com 4 + 2 x N pontos de vida e iniciativa 99; a cada turno executa Mover 2 em direção a B, abrindo as portas e disparando as armadilhas.',
      ],
    ]);
  });

  test('unlock all, or one to be chosen', () => {
    expect(
      inAll((language) => scenario(13).rewards.map((reward) => textsIn(language).cards.reward(reward))),
    ).toEqual([
      ['Unlocks one of scenarios 15, 17 and 20.'],
      ['Sblocca uno tra gli scenari 15, 17 e 20.'],
      ['Desbloqueia um dentre os cenários 15, 17 e 20.'],
    ]);
  });

  test('reward, hold treasures, punish and trap', () => {
    const told = inAll((language) => [
      textsIn(language).cards.reward({ is: 'unlocks', scenarios: [3, 4] }),
      ...textsIn(language).cards.treasure([{ is: 'item', item: 'chainmail' as ItemId }]), // an item's id
      textsIn(language).cards.penalty({ is: 'lose', count: 1, whom: 'opener' }),
      textsIn(language).cards.trap({ damage: true, conditions: ['poison'] }),
    ]);
    expect(told).toEqual([
      [
        'Unlocks scenarios 3 and 4.',
        'Item: Chainmail.',
        'The character that opened the door loses one card from hand.',
        'Trap: 2 + L damage and POISON.',
      ],
      [
        'Sblocca gli scenari 3 e 4.',
        'Oggetto: Cotta di Maglia.',
        'Il personaggio che ha aperto la porta perde una carta della mano.',
        'Trappola: 2 + L danni e VELENO.',
      ],
      [
        'Desbloqueia os cenários 3 e 4.',
        'Item: Cota de Malha.',
        'O personagem que abriu a porta perde uma carta da mão.',
        'Armadilha: 2 + N de dano e VENENO.',
      ],
    ]);
  });
});

describe('modifier cards and perks', () => {
  const id = (name: string): ModifierId => name as ModifierId; // any card
  const push: Modifier = { id: id('push'), value: 0, rolling: true, effects: [{ is: 'push', value: 1 }] };
  const minus: Modifier = { id: id('minus'), value: -1 };
  const modifiers = new Map([push, minus].map((modifier) => [modifier.id, modifier]));

  test('have a short form and one to be read aloud', () => {
    expect(
      inAll((language) => textsIn(language).cards.modifier(push)).map(({ short, line }) => [
        short,
        lineText(line),
      ]),
    ).toEqual([
      ['PUSH 1', '+0, PUSH 1, rolling: draw again'],
      ['SPINGERE 1', '+0, SPINGERE 1, a catena: pesca ancora'],
      ['EMPURRAR 1', '+0, EMPURRAR 1, modificador adicional: compre outra carta'],
    ]);
  });

  test('are replaced by perks', () => {
    const perk = {
      times: 1,
      remove: [{ count: 1, card: minus.id }],
      add: [{ count: 2, card: push.id }],
    };
    expect(inAll((language) => textsIn(language).cards.perk(perk, modifiers))).toEqual([
      'Replace one -1 card with two rolling PUSH 1 cards.',
      'Sostituisci una carta -1 con due carte a catena SPINGERE 1.',
      'Substitua uma carta -1 por dois modificadores adicionais EMPURRAR 1.',
    ]);
  });
});

test('a formula says that it is rounded down', () => {
  const stats = { hp: { l: 1, over: 2, round: 'down' }, move: 1, attack: 1, range: null } as const;
  expect(inAll((language) => lineText(textsIn(language).cards.stats(stats)))).toEqual([
    'HP L / 2 (rounded down), Move 1, Attack 1',
    'PF L / 2 (arrotondato per difetto), Movimento 1, Attacco 1',
    'PV N / 2 (arredondado para baixo), Mover 1, Ataque 1',
  ]);
});

test('values in L and C are told as formulas', () => {
  const stats = {
    hp: { base: 4, cl: 1, over: 2 },
    move: null,
    attack: { c: 1 },
    range: 3,
    elusive: true,
  } as const;
  expect(inAll((language) => lineText(textsIn(language).cards.stats(stats)))).toEqual([
    'HP (4 + C x L) / 2 (rounded up), Move -, Attack C, Range 3, the attacker has Disadvantage',
    "PF (4 + P x L) / 2 (arrotondato per eccesso), Movimento -, Attacco P, Gittata 3, l'attaccante ha Svantaggio",
    'PV (4 + P x N) / 2 (arredondado para cima), Mover -, Ataque P, Alcance 3, o atacante tem Desvantagem',
  ]);
});
