import { describe, expect, test } from 'vitest';
import {
  afflict,
  attack,
  become,
  counted,
  damage,
  heal,
  loot,
  move,
  pull,
  push,
  retaliate,
  shield,
} from '../../../content/words/abilities.ts';
import { consume, followedBy, per, provided } from '../../../content/words/adjustments.ts';
import { halfCircle, triangle } from '../../../content/words/areas.ts';
import {
  adjacentAllies,
  adjacentAlliesAndEnemies,
  adjacentEnemies,
  anAdjacentEnemy,
  enemiesWithin,
  figures,
  isolated,
  nextToAnAlly,
  only,
  self,
  selfAndAdjacentAllies,
  someEnemiesWithin,
  theSameEnemy,
} from '../../../content/words/targets.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import { said } from './saying.ts';

/** Abilities told in words and numbers, with how they grow. */
const sentences: readonly (readonly [Ability, en: string, it: string, pt: string])[] = [
  [
    attack(3, { range: 3, count: 2, pierce: 2, push: 1, pull: 1, conditions: ['wound', 'poison'] }),
    'Attack 3, Range 3, Target 2, PIERCE 2, PUSH 1, PULL 1, WOUND, POISON',
    'Attacco 3, Gittata 3, Bersaglio 2, PERFORARE 2, SPINGERE 1, TIRARE 1, FERITA, VELENO',
    'Ataque 3, Alcance 3, Alvo 2, PERFURAR 2, EMPURRAR 1, PUXAR 1, FERIMENTO, VENENO',
  ],
  [
    attack(2, { targets: adjacentEnemies, adjust: [per('enemies-targeted', { xp: 1 })] }),
    'Attack 2 against all adjacent enemies | For each enemy targeted: 1 XP',
    'Attacco 2 contro tutti i nemici adiacenti | Per ogni nemico bersagliato: 1 PE',
    'Ataque 2 contra todos os inimigos adjacentes | Para cada inimigo visado: 1 EXP',
  ],
  [
    attack(3, { area: halfCircle, adjust: [consume(['fire', 'light'], { add: { attack: 2 }, xp: 1 })] }),
    'Attack 3, area of 3 hexes | Consume Fire and Light: +2 Attack, 1 XP',
    'Attacco 3, area di 3 esagoni | Consuma Fuoco e Luce: +2 Attacco, 1 PE',
    'Ataque 3, área de 3 hexágonos | Consuma Fogo e Luz: +2 de Ataque, 1 EXP',
  ],
  [
    attack(2, { range: 2, adjust: [consume('any', { area: triangle, advantage: true })] }),
    'Attack 2, Range 2 | Consume any element: area of 3 hexes instead, Advantage',
    'Attacco 2, Gittata 2 | Consuma un elemento qualsiasi: invece area di 3 esagoni, Vantaggio',
    'Ataque 2, Alcance 2 | Consuma qualquer elemento: em vez disso, área de 3 hexágonos, Vantagem',
  ],
  [
    attack(3, { range: 4, alongPath: true }),
    'Attack 3, Range 4, and all enemies on a shortest path to the target',
    'Attacco 3, Gittata 4, e tutti i nemici su un percorso minimo fino al bersaglio',
    'Ataque 3, Alcance 4, e todos os inimigos em um dos caminhos mais curtos até o alvo',
  ],
  [
    attack(2, { withAugments: true }),
    'Attack 2, with the effects of your augments',
    'Attacco 2, con gli effetti dei tuoi aumenti',
    'Ataque 2, com os efeitos dos seus aumentos',
  ],
  [
    attack(counted('hexes-moved-this-turn', { times: 2, plus: 1 })),
    'Attack X (X = 1 + 2 x the number of hexes you have moved this turn)',
    'Attacco X (X = 1 + 2 x il numero di esagoni percorsi in questo turno)',
    'Ataque X (X = 1 + 2 x o número de hexágonos percorridos neste turno)',
  ],
  [
    attack(counted('target-max-hp', { over: 2, round: 'down' }), { range: 3 }),
    "Attack X, Range 3 (X = the target's maximum hit points / 2, rounded down)",
    'Attacco X, Gittata 3 (X = il massimo dei punti ferita del bersaglio / 2, arrotondato per difetto)',
    'Ataque X, Alcance 3 (X = os pontos de vida máximos do alvo / 2, arredondado para baixo)',
  ],
  [
    attack(4, { when: [{ is: 'moved-straight' }] }),
    'If you moved in a straight line: Attack 4',
    'Se ti sei mosso in linea retta: Attacco 4',
    'Se você tiver se movido em linha reta: Ataque 4',
  ],
  [
    attack(3, { adjust: [provided([nextToAnAlly, isolated], { add: { attack: 2 } })] }),
    'Attack 3 | If the target is adjacent to one of your allies and the target is adjacent to none of its allies: +2 Attack',
    'Attacco 3 | Se il bersaglio è adiacente a un tuo alleato e il bersaglio non è adiacente a nessun suo alleato: +2 Attacco',
    'Ataque 3 | Se o alvo estiver adjacente a um aliado seu e o alvo não estiver adjacente a nenhum aliado dele: +2 de Ataque',
  ],
  [
    attack(2, { push: 1, adjust: [consume('air', { add: { push: 1, pierce: 2 } })] }),
    'Attack 2, PUSH 1 | Consume Air: PIERCE 2, +1 PUSH',
    'Attacco 2, SPINGERE 1 | Consuma Aria: PERFORARE 2, +1 SPINGERE',
    'Ataque 2, EMPURRAR 1 | Consuma Ar: PERFURAR 2, +1 em EMPURRAR',
  ],
  [
    attack(2, { adjust: [consume('dark', { targets: enemiesWithin(2) })] }),
    'Attack 2 | Consume Dark: targets all enemies within range 2 instead',
    'Attacco 2 | Consuma Oscurità: bersaglia invece tutti i nemici entro gittata 2',
    'Ataque 2 | Consuma Escuridão: em vez disso, visa todos os inimigos a até 2 hexágonos',
  ],
  [
    attack(3, {
      push: 1,
      adjust: [{ destroyObstacle: 'pushed-into', ...followedBy(damage(2, theSameEnemy)), xp: 1 }],
    }),
    'Attack 3, PUSH 1 | You may destroy the obstacle that the target was pushed against: that enemy suffers 2 damage, 1 XP',
    "Attacco 3, SPINGERE 1 | Puoi distruggere l'ostacolo contro cui il bersaglio è stato spinto: quel nemico subisce 2 danni, 1 PE",
    'Ataque 3, EMPURRAR 1 | Você pode destruir o obstáculo contra o qual o alvo foi empurrado: esse inimigo sofre 2 de dano, 1 EXP',
  ],
  [move(4, { jump: true }), 'Move 4, Jump', 'Movimento 4, Salto', 'Mover 4, Salto'],
  [
    move(2, { constraint: 'straight-line', looting: true }),
    'Move 2, in a straight line, looting every hex entered',
    'Movimento 2, in linea retta, saccheggiando ogni esagono in cui si entra',
    'Mover 2, em linha reta, saqueando cada hexágono em que entrar',
  ],
  [heal(3), 'Heal 3, Self', 'Cura 3, Se Stesso', 'Curar 3, Próprio'],
  [
    heal(2, { range: 3, count: 2 }),
    'Heal 2, Range 3, Target 2',
    'Cura 2, Gittata 3, Bersaglio 2',
    'Curar 2, Alcance 3, Alvo 2',
  ],
  [
    heal(1, { targets: adjacentAllies, conditions: ['strengthen'] }),
    'Heal 1 for all adjacent allies, STRENGTHEN',
    'Cura 1 per tutti gli alleati adiacenti, RINFORZO',
    'Curar 1 para todos os aliados adjacentes, FORTALECER',
  ],
  [
    damage(1, adjacentAlliesAndEnemies),
    'All adjacent allies and enemies suffer 1 damage.',
    'Tutti gli alleati e i nemici adiacenti subiscono 1 danno.',
    'Todos os aliados e inimigos adjacentes sofrem 1 de dano.',
  ],
  [
    damage(2, anAdjacentEnemy),
    'One adjacent enemy suffers 2 damage.',
    'Un nemico adiacente subisce 2 danni.',
    'Um inimigo adjacente sofre 2 de dano.',
  ],
  [damage(2, self), 'Suffer 2 damage.', 'Subisci 2 danni.', 'Sofra 2 de dano.'],
  [become('invisible'), 'INVISIBLE, Self', 'INVISIBILE, Se Stesso', 'INVISÍVEL, Próprio'],
  [
    afflict(['stun'], someEnemiesWithin(3, 2)),
    'STUN on up to two enemies within range 3',
    'STORDIRE su un massimo di due nemici entro gittata 3',
    'ATORDOAR em até dois inimigos a até 3 hexágonos',
  ],
  [
    afflict(['immobilize'], anAdjacentEnemy, { push: 1 }),
    'IMMOBILIZE and PUSH 1 on one adjacent enemy',
    'IMMOBILIZZARE e SPINGERE 1 su un nemico adiacente',
    'IMOBILIZAR e EMPURRAR 1 em um inimigo adjacente',
  ],
  [
    push(2, anAdjacentEnemy),
    'PUSH 2 on one adjacent enemy',
    'SPINGERE 2 su un nemico adiacente',
    'EMPURRAR 2 em um inimigo adjacente',
  ],
  [
    pull(2, only(figures('enemies', 'all', { is: 'within', range: 4, of: 'chosen-hex', needsSight: true })), {
      toward: 'chosen-hex',
    }),
    'PULL 2 on all enemies within 4 hexes of the chosen hex, toward the chosen hex',
    "TIRARE 2 su tutti i nemici entro 4 esagoni dall'esagono scelto, verso l'esagono scelto",
    'PUXAR 2 em todos os inimigos a até 4 hexágonos do hexágono escolhido, em direção ao hexágono escolhido',
  ],
  [
    shield(1, { targets: selfAndAdjacentAllies }),
    'Shield 1 for you and all adjacent allies',
    'Scudo 1 per te e tutti gli alleati adiacenti',
    'Escudo 1 para você e todos os aliados adjacentes',
  ],
  [
    retaliate(2, { range: 3 }),
    'Retaliate 2, Range 3, Self',
    'Ritorsione 2, Gittata 3, Se Stesso',
    'Retaliar 2, Alcance 3, Próprio',
  ],
  [
    loot(1, { most: 1, extraPer: 'adjacent-enemies' }),
    'Loot 1, at most one money token or treasure, 1 extra money token for each adjacent enemy',
    'Saccheggio 1, al massimo un segnalino denaro o tesoro, 1 segnalino denaro in più per ogni nemico adiacente',
    'Saquear 1, no máximo uma ficha de dinheiro ou tesouro, 1 ficha de dinheiro a mais para cada inimigo adjacente',
  ],
];

describe('ability lines', () => {
  test.each(sentences)('%#: %j', (what, en, it, pt) => {
    expect([said('en', what), said('it', what), said('pt', what)]).toEqual([en, it, pt]);
  });
});
