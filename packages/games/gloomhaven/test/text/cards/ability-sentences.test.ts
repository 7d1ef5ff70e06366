import { describe, expect, test } from 'vitest';
import {
  attack,
  control,
  grant,
  heal,
  infuse,
  kill,
  move,
  recover,
  relative,
  special,
  summon,
} from '../../../content/words/abilities.ts';
import { consumeThen } from '../../../content/words/adjustments.ts';
import { triangle } from '../../../content/words/areas.ts';
import {
  anAdjacentAlly,
  anAdjacentEnemy,
  anAllyWithin,
  anEnemyWithin,
  enemiesInArea,
  ofRank,
  only,
  self,
  summonsWithin,
  theSameAlly,
  withHpAtMost,
} from '../../../content/words/targets.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import { said } from './saying.ts';

/** Abilities told in a sentence. */
const sentences: readonly (readonly [Ability, en: string, it: string, pt: string])[] = [
  [summon('rat-swarm'), 'Summon Rat Swarm', 'Evoca uno Sciame di Ratti', 'Invoque um Enxame de Ratos'],
  [
    kill(only(anAdjacentEnemy, ofRank('normal', 'elite'))),
    'Kill one adjacent normal or elite enemy.',
    'Uccidi un nemico normale o elite adiacente.',
    'Mate um inimigo normal ou elite adjacente.',
  ],
  [
    kill(only(enemiesInArea, withHpAtMost(5)), { area: triangle }),
    'Kill all enemies in the area with 5 or fewer hit points (area of 3 hexes).',
    "Uccidi tutti i nemici nell'area con al massimo 5 punti ferita (area di 3 esagoni).",
    'Mate todos os inimigos na área com no máximo 5 pontos de vida (área de 3 hexágonos).',
  ],
  [
    grant({ targets: anAllyWithin(3), perform: [move(4)], decides: 'they' }),
    'One ally within range 3 may perform: Move 4.',
    'Un alleato entro gittata 3 può eseguire: Movimento 4.',
    'Um aliado a até 3 hexágonos pode executar: Mover 4.',
  ],
  [
    grant({ targets: summonsWithin(3), perform: [move(relative(2)), attack(2)], decides: 'you' }),
    'All summoned allies within range 3 may perform: Move +2; Attack 2 (you decide).',
    'Tutti gli alleati evocati entro gittata 3 possono eseguire: Movimento +2; Attacco 2 (decidi tu).',
    'Todos os aliados invocados a até 3 hexágonos podem executar: Mover +2; Ataque 2 (você decide).',
  ],
  [
    control({ targets: anEnemyWithin(5), perform: [attack(2)], decides: 'you' }),
    'One enemy within range 5 performs as your ally: Attack 2 (you decide).',
    'Un nemico entro gittata 5 esegue come tuo alleato: Attacco 2 (decidi tu).',
    'Um inimigo a até 5 hexágonos executa como seu aliado: Ataque 2 (você decide).',
  ],
  [
    control({
      targets: only(anEnemyWithin(3), ofRank('normal')),
      perform: 'its-turn',
      decides: 'monster-rules',
    }),
    'One normal enemy within range 3 takes its turn of this round as your ally.',
    'Un nemico normale entro gittata 3 svolge il suo turno di questo round come tuo alleato.',
    'Um inimigo normal a até 3 hexágonos joga o turno dele nesta rodada como seu aliado.',
  ],
  [
    recover({ pile: 'discard', count: 'all', targets: anAdjacentAlly }),
    'One adjacent ally may recover all discarded cards.',
    'Un alleato adiacente può recuperare tutte le carte scartate.',
    'Um aliado adjacente pode recuperar todas as cartas descartadas.',
  ],
  [
    recover({ pile: 'lost', count: 2, targets: self }),
    'Recover up to two lost cards.',
    'Recupera fino a due carte perse.',
    'Recupere até duas cartas perdidas.',
  ],
  [
    { do: 'refresh', count: 1, state: 'consumed', slots: ['small'], targets: self },
    'Refresh one consumed small item.',
    'Ripristina un oggetto piccolo consumato.',
    'Renove um item pequeno consumido.',
  ],
  [
    { do: 'refresh', count: 'all', state: 'spent', targets: anAdjacentAlly },
    'One adjacent ally refreshes all spent items.',
    'Un alleato adiacente ripristina tutti gli oggetti spesi.',
    'Um aliado adjacente renova todos os itens gastos.',
  ],
  [
    { do: 'lose-cards', count: 2, targets: theSameAlly },
    'That ally loses two cards from hand.',
    "Quell'alleato perde due carte della mano.",
    'Esse aliado perde duas cartas da mão.',
  ],
  [
    { do: 'make-trap', damage: 2, conditions: ['stun'], xp: 2 },
    'Create a trap in an adjacent empty hex: 2 damage and STUN; 2 XP when an enemy springs it.',
    'Crea una trappola in un esagono vuoto adiacente: 2 danni e STORDIRE; 2 PE quando un nemico la fa scattare.',
    'Crie uma armadilha em um hexágono vazio adjacente: 2 de dano e ATORDOAR; 2 EXP quando um inimigo a disparar.',
  ],
  [
    { do: 'disarm-trap', where: 'adjacent' },
    'Disarm one adjacent trap.',
    'Disattiva una trappola adiacente.',
    'Desarme uma armadilha adjacente.',
  ],
  [
    { do: 'disarm-trap', where: 'moved-through' },
    'Disarm all traps moved through.',
    'Disattiva tutte le trappole attraversate.',
    'Desarme todas as armadilhas atravessadas.',
  ],
  [
    { do: 'spring-on', targets: anEnemyWithin(3) },
    'One enemy within range 3 suffers the effects of that trap.',
    'Un nemico entro gittata 3 subisce gli effetti di quella trappola.',
    'Um inimigo a até 3 hexágonos sofre os efeitos dessa armadilha.',
  ],
  [
    { do: 'make-obstacle', count: 2, within: 1, size: 1 },
    'Create two one-hex obstacles in adjacent empty hexes.',
    'Crea due ostacoli di un esagono in esagoni vuoti adiacenti.',
    'Crie dois obstáculos de um hexágono em hexágonos vazios adjacentes.',
  ],
  [
    { do: 'make-obstacle', count: 1, within: 3, size: 3 },
    'Create one three-hex obstacle in empty hexes within range 3.',
    'Crea un ostacolo di tre esagoni in esagoni vuoti entro gittata 3.',
    'Crie um obstáculo de três hexágonos em hexágonos vazios a até 3 hexágonos.',
  ],
  [
    { do: 'make-obstacle', count: 1, within: 'killed-target', size: 1 },
    'Create one one-hex obstacle in the hex of the killed enemy.',
    "Crea un ostacolo di un esagono nell'esagono del nemico ucciso.",
    'Crie um obstáculo de um hexágono no hexágono do inimigo morto.',
  ],
  [
    { do: 'destroy-obstacle', count: 'all', within: 2 },
    'Destroy all obstacles within range 2.',
    'Distruggi tutti gli ostacoli entro gittata 2.',
    'Destrua todos os obstáculos a até 2 hexágonos.',
  ],
  [
    { do: 'destroy-obstacle', count: 1, within: 1 },
    'Destroy one adjacent obstacle.',
    'Distruggi un ostacolo adiacente.',
    'Destrua um obstáculo adjacente.',
  ],
  [
    { do: 'move-obstacle', within: 1, to: 4 },
    'Move one adjacent one-hex obstacle to an empty hex within range 4.',
    'Sposta un ostacolo adiacente (grande un esagono) in un esagono vuoto entro gittata 4.',
    'Mova um obstáculo adjacente (de um hexágono) para um hexágono vazio a até 4 hexágonos.',
  ],
  [
    { do: 'choose-hex', range: 4 },
    'Choose a hex within range 4.',
    'Scegli un esagono entro gittata 4.',
    'Escolha um hexágono a até 4 hexágonos.',
  ],
  [
    infuse('fire', 'any'),
    'Create Fire and any element',
    'Crea Fuoco e un elemento qualsiasi',
    'Crie Fogo e qualquer elemento',
  ],
  [
    consumeThen('ice', heal(3)),
    'Consume Ice: Heal 3, Self',
    'Consuma Ghiaccio: Cura 3, Se Stesso',
    'Consuma Gelo: Curar 3, Próprio',
  ],
  [
    special('play-top-from-hand'),
    'Play a card from your hand for its top action.',
    'Gioca una carta della mano per la sua azione superiore.',
    'Jogue a ação de cima de uma carta da mão.',
  ],
  [
    special('take-another-turn'),
    'Take another turn with two cards from your hand, at a later initiative.',
    "Svolgi un altro turno con due carte della mano, a un'iniziativa successiva.",
    'Jogue outro turno com duas cartas da mão, em uma iniciativa posterior.',
  ],
];

describe('ability sentences', () => {
  test.each(sentences)('%#: %j', (what, en, it, pt) => {
    expect([said('en', what), said('it', what), said('pt', what)]).toEqual([en, it, pt]);
  });
});
