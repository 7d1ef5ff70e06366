import type { loot as chapter } from '../../../rulebook/loot.ts';

/** Loot, in Brazilian Portuguese. */
export const loot: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/loot.1':
    'Saquear X recolhe todas as fichas de dinheiro e peças de tesouro a até X hexágonos do personagem.',
  'gh/loot.1a':
    'Três fichas estão no hexágono do personagem e nos adjacentes, e uma está à distância 2: Saquear 1 recolhe três.',
  'gh/loot.2':
    'Figuras e obstáculos não impedem o saque, mas é preciso ter linha de visão como em uma habilidade de longo alcance, e as paredes detêm o alcance.',
  'gh/loot.2a':
    'Uma ficha no hexágono ao lado, mas do outro lado de uma parede, não é recolhida por Saquear 1.',
  'gh/loot.2b': 'Uma ficha no hexágono de um inimigo ao alcance é recolhida por Saquear 1.',
  'gh/loot.3':
    'No fim do seu turno, um personagem tem que saquear todo o dinheiro e os tesouros do próprio hexágono.',
  'gh/loot.3a':
    'Um jogador preferiria deixar um baú para um amigo, mas o seu personagem termina o turno sobre ele: o baú é saqueado mesmo assim.',
  'gh/loot.4':
    'As fichas de dinheiro pertencem ao personagem que as saqueou e não podem ser divididas nem dadas.',
  'gh/loot.5': 'Um tesouro saqueado é resolvido na hora [gh/terrain.28].',
  'gh/loot.6':
    'Se o tesouro for um item que o personagem já tem, a nova cópia é vendida na hora à reserva disponível da cidade pela metade do preço.',
  'gh/loot.6a':
    'Um personagem saqueia um item que já tem e que custa 30: ele ganha 15 de ouro, e a cópia entra na reserva.',
  'gh/loot.7':
    'Um item saqueado que não cabe em nenhum espaço livre pertence ao personagem mesmo assim; ele poderá ser equipado em uma preparação posterior.',
  'gh/loot.8':
    'Criaturas invocadas não saqueiam; monstros só saqueiam com uma habilidade de saquear [gh/monsters.52].',
  'gh/loot.9':
    'Habilidades de saquear podem ser puladas; o saque do fim do turno, não. Uma habilidade de saquear, se executada, recolhe tudo o que está ao alcance.',
  'gh/loot.10': 'As fichas não saqueadas quando o cenário termina não valem nada.',
  'gh/loot.11':
    'Não se saqueia um tesouro ao passar pelo hexágono dele durante um movimento: só contam as habilidades de saquear e o hexágono em que o turno termina.',
};
