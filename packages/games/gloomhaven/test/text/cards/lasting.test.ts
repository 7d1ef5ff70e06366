import { describe, expect, test } from 'vitest';
import { attack, counted, heal, kill, retaliate, shield } from '../../../content/words/abilities.ts';
import { followedBy } from '../../../content/words/adjustments.ts';
import { ofRank, theSameEnemy } from '../../../content/words/targets.ts';
import type { Half } from '../../../vocabulary/class-cards.ts';
import type { Lasting } from '../../../vocabulary/lasting.ts';
import { lastingSaid } from './saying.ts';

/** Lasting effects, with how long they stay. */
const sentences: readonly (readonly [
  readonly [Lasting, Pick<Half, 'stays' | 'uses'>],
  en: string,
  it: string,
  pt: string,
])[] = [
  [
    [
      { on: 'attack', by: 'self', kind: 'any', add: { attack: 2 } },
      { stays: 'persistent', uses: [0, 1, 0, 1] },
    ],
    'On your next four attacks: +2 Attack',
    'Ai tuoi prossimi quattro attacchi: +2 Attacco',
    'Nos seus próximos quatro ataques: +2 de Ataque',
  ],
  [
    [
      { on: 'attack', by: 'self', kind: 'melee', conditions: ['wound'], ignoreShield: true },
      { stays: 'round' },
    ],
    'On each of your melee attacks this round: WOUND, ignore all Shield',
    'A ogni tuo attacco in mischia in questo round: FERITA, ignora tutto lo Scudo',
    'Em cada um dos seus ataques corpo a corpo nesta rodada: FERIMENTO, ignore todo o Escudo',
  ],
  [
    [
      { on: 'attack', by: 'self', kind: 'ranged', multiply: 2, when: [{ is: 'self-invisible' }] },
      { stays: 'persistent', uses: [2] },
    ],
    'On your next ranged attack, if you are invisible: double the attack',
    "Al tuo prossimo attacco a distanza, se sei invisibile: raddoppia l'attacco",
    'No seu próximo ataque de longo alcance, se você estiver invisível: dobre o ataque',
  ],
  [
    [{ on: 'attack', by: 'allies', kind: 'any', advantage: true }, { stays: 'round' }],
    'On all attacks by allies this round: Advantage',
    'A ogni attacco di un alleato in questo round: Vantaggio',
    'Em todos os ataques dos aliados nesta rodada: Vantagem',
  ],
  [
    [
      { on: 'attack', by: { alliesWithin: 2 }, kind: 'any', add: { attack: counted('allies-within-2') } },
      { stays: 'round' },
    ],
    'On all attacks by allies within range 2 this round: +X Attack (X = the number of your allies within range 2)',
    'A ogni attacco di un alleato entro gittata 2 in questo round: +X Attacco (X = il numero di tuoi alleati entro gittata 2)',
    'Em todos os ataques dos aliados a até 2 hexágonos nesta rodada: +X de Ataque (X = o número de aliados seus a até 2 hexágonos)',
  ],
  [
    [
      { on: 'attack', by: 'self-and-adjacent-allies', kind: 'any', add: { attack: 1 } },
      { stays: 'persistent', uses: [0, 0] },
    ],
    'On the next two attacks by you and adjacent allies: +1 Attack',
    'Ai prossimi due attacchi tuoi e degli alleati adiacenti: +1 Attacco',
    'Nos próximos dois ataques seus e dos aliados adjacentes: +1 de Ataque',
  ],
  [
    [{ on: 'attack', by: 'self', kind: 'melee', ...followedBy(heal(2)) }, { stays: 'persistent' }],
    'On each of your melee attacks: Heal 2, Self',
    'A ogni tuo attacco in mischia: Cura 2, Se Stesso',
    'Em cada um dos seus ataques corpo a corpo: Curar 2, Próprio',
  ],
  [
    [{ on: 'attack', by: 'self', kind: 'melee', ...followedBy(retaliate(2)) }, { stays: 'persistent' }],
    'On each of your melee attacks: Retaliate 2, Self, until the end of the round',
    'A ogni tuo attacco in mischia: Ritorsione 2, Se Stesso, fino alla fine del round',
    'Em cada um dos seus ataques corpo a corpo: Retaliar 2, Próprio, até o fim da rodada',
  ],
  [
    [
      {
        on: 'attack',
        by: 'self',
        kind: 'melee',
        consume: ['dark'],
        when: [ofRank('normal')],
        instead: [kill(theSameEnemy)],
      },
      { stays: 'persistent' },
    ],
    'On each of your melee attacks, consume Dark, if the target is normal: instead kill that enemy',
    'A ogni tuo attacco in mischia, consuma Oscurità, se il bersaglio è normale: invece uccidi quel nemico',
    'Em cada um dos seus ataques corpo a corpo, consuma Escuridão, se o alvo for normal: em vez disso, mate esse inimigo',
  ],
  [
    [
      { on: 'attack', by: 'self', kind: 'melee', destroyObstacle: true, add: { attack: 3 } },
      { stays: 'persistent', uses: [1, 1, 1, 1] },
    ],
    'On your next four melee attacks, if there is an adjacent obstacle, destroy it: +3 Attack',
    "Ai tuoi prossimi quattro attacchi in mischia, se c'è un ostacolo adiacente, distruggilo: +3 Attacco",
    'Nos seus próximos quatro ataques corpo a corpo, se houver um obstáculo adjacente, destrua-o: +3 de Ataque',
  ],
  [
    [
      { on: 'attack-ability', kind: 'ranged', add: { range: 2 }, consume: ['air'] },
      { stays: 'persistent', uses: [0, 0, 0] },
    ],
    'On your next three ranged attack abilities, consume Air: +2 Range',
    'Alle tue prossime tre capacità di attacco a distanza, consuma Aria: +2 Gittata',
    'Nas suas próximas três habilidades de ataque de longo alcance, consuma Ar: +2 de Alcance',
  ],
  [
    [
      { on: 'heal-ability', add: { heal: 2 } },
      { stays: 'persistent', uses: [0, 0, 0, 0] },
    ],
    'On your next four heal abilities: +2 Heal',
    'Alle tue prossime quattro capacità di cura: +2 Cura',
    'Nas suas próximas quatro habilidades de cura: +2 de Cura',
  ],
  [
    [{ on: 'move-ability', instead: attack(counted('replaced-value')) }, { stays: 'persistent' }],
    'You may replace each of your move abilities with: Attack X (X = the value of the replaced ability).',
    'Puoi sostituire ogni tua capacità di movimento con: Attacco X (X = il valore della capacità sostituita).',
    'Você pode substituir cada uma das suas habilidades de movimento por: Ataque X (X = o valor da habilidade substituída).',
  ],
  [
    [
      { on: 'attacked', kind: 'melee', retaliate: { value: 2, range: 3 } },
      { stays: 'persistent', uses: [0, 0] },
    ],
    'The next two times an enemy makes a melee attack against you, Retaliate 2, Range 3',
    'Le prossime due volte che un nemico ti attacca in mischia, Ritorsione 2, Gittata 3',
    'Nas próximas duas vezes em que um inimigo atacar você com um ataque corpo a corpo, Retaliar 2, Alcance 3',
  ],
  [
    [{ on: 'attacked', kind: 'any', shield: 1, disadvantage: true }, { stays: 'round' }],
    'Each time an enemy attacks you this round, Shield 1, the attacker has Disadvantage',
    "Ogni volta che in questo round un nemico ti attacca, Scudo 1, l'attaccante ha Svantaggio",
    'Sempre que um inimigo atacar você nesta rodada, Escudo 1, o atacante tem Desvantagem',
  ],
  [
    [
      { on: 'damage', from: 'attack', shield: 1 },
      { stays: 'persistent', uses: [0, 0, 0, 0] },
    ],
    "The next four times an enemy's attack would damage you, Shield 1",
    "Le prossime quattro volte che l'attacco di un nemico ti infliggerebbe danni, Scudo 1",
    'Nas próximas quatro vezes em que o ataque de um inimigo for causar dano a você, Escudo 1',
  ],
  [
    [
      { on: 'damage', from: 'any', prevent: true },
      { stays: 'round', uses: [0] },
    ],
    'The next time you would suffer damage, prevent the damage',
    'La prossima volta che dovresti subire danni, previeni i danni',
    'Na próxima vez em que você for sofrer dano, evite o dano',
  ],
  [
    [{ on: 'damage', from: 'any', prevent: true }, { stays: 'round' }],
    'Each time you would suffer damage this round, prevent the damage',
    'Ogni volta che in questo round dovresti subire danni, previeni i danni',
    'Sempre que você for sofrer dano nesta rodada, evite o dano',
  ],
  [
    [{ on: 'ally-attacked', redirect: 'to-self' }, { stays: 'round' }],
    'Each time an enemy attacks an ally adjacent to you this round, you become the target instead.',
    'Ogni volta che in questo round un nemico attacca un alleato adiacente a te, il bersaglio diventi tu.',
    'Sempre que um inimigo atacar um aliado adjacente a você nesta rodada, você se torna o alvo.',
  ],
  [
    [
      { on: 'turn-start', do: [heal(2, { range: 2 })] },
      { stays: 'persistent', uses: [1, 0, 1] },
    ],
    'At the start of your next three turns: Heal 2, Range 2',
    "All'inizio dei tuoi prossimi tre turni: Cura 2, Gittata 2",
    'No início dos seus próximos três turnos: Curar 2, Alcance 2',
  ],
  [
    [
      { on: 'turn-end', when: [{ is: 'moved-at-most-this-turn', hexes: 1 }], do: [shield(1)] },
      { stays: 'persistent' },
    ],
    'At the end of each of your turns, if you moved at most one hex this turn: Shield 1, Self, until the end of the round',
    'Alla fine di ogni tuo turno, se in questo turno ti sei mosso al massimo di un esagono: Scudo 1, Se Stesso, fino alla fine del round',
    'No fim de cada um dos seus turnos, se você tiver se movido no máximo um hexágono neste turno: Escudo 1, Próprio, até o fim da rodada',
  ],
  [
    [{ on: 'retaliated', xp: 1 }, { stays: 'round' }],
    'Each time you retaliate this round, 1 XP',
    'Ogni volta che in questo round esegui una ritorsione, 1 PE',
    'Sempre que você retaliar nesta rodada, 1 EXP',
  ],
  [
    [{ on: 'always', augmentLimit: 2 }, { stays: 'persistent' }],
    'You may have up to two augments active.',
    'Puoi avere fino a due aumenti attivi.',
    'Você pode ter até dois aumentos ativos.',
  ],
  [
    [{ on: 'always', augmentsOnRanged: true }, { stays: 'round' }],
    'Your ranged attacks gain the effects of your augments.',
    'I tuoi attacchi a distanza ottengono gli effetti dei tuoi aumenti.',
    'Seus ataques de longo alcance recebem os efeitos dos seus aumentos.',
  ],
  [[{ on: 'always', flying: true }, { stays: 'round' }], 'You have Flying.', 'Sei Volante.', 'Você tem Voo.'],
];

describe('lasting effects', () => {
  test.each(sentences)('%#: %j', (what, en, it, pt) => {
    expect([lastingSaid('en', ...what), lastingSaid('it', ...what), lastingSaid('pt', ...what)]).toEqual([
      en,
      it,
      pt,
    ]);
  });
});
