import type { cleanUp as chapter } from '../../../rulebook/clean-up.ts';

/** The end of the round, in Brazilian Portuguese. */
export const cleanUp: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/clean-up.1':
    'Quando todas as figuras já tiveram seus turnos, faz-se a limpeza, na ordem das regras deste capítulo.',
  'gh/clean-up.2':
    'Cada baralho de modificadores do qual um 2x ou um Nulo padrão foi comprado nesta rodada é reembaralhado com os seus descartes.',
  'gh/clean-up.2a':
    'Nesta rodada só uma bênção e uma maldição foram compradas de um baralho: ele não é reembaralhado.',
  'gh/clean-up.3':
    'Cada baralho de habilidades de monstro cuja carta desta rodada tem o símbolo de embaralhar é reembaralhado com os seus descartes.',
  'gh/clean-up.4': 'Os elementos enfraquecem [gh/elements.4].',
  'gh/clean-up.5': 'As cartas de bônus de rodada saem da área ativa [gh/bonuses.6].',
  'gh/clean-up.6': 'Os jogadores podem fazer um descanso curto [gh/round.10].',
  'gh/clean-up.7': 'Os bônus das cartas dos monstros terminam.',
  'gh/clean-up.8':
    'Se o cenário conta as rodadas, o marcador avança um espaço; a maioria dos cenários não precisa dele.',
  'gh/clean-up.9': 'O marcador tem 12 espaços, que não são um limite de rodadas.',
  'gh/clean-up.10':
    'Os efeitos de cenário "no fim da rodada" acontecem na limpeza; os monstros que aparecem nesse momento agem a partir da próxima rodada.',
  'gh/clean-up.11':
    'Se durante a rodada ocorreu o que encerra o cenário, ele termina agora [gh/ending], em vez de começar outra rodada.',
};
