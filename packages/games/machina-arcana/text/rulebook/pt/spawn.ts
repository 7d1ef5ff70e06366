import type { spawn as chapter } from '../../../rulebook/spawn.ts';

/** The spawn phase, in Brazilian Portuguese. */
export const spawn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/spawn.1':
    'Faz-se um teste para cada explorador, na ordem que os jogadores quiserem, ou então pela ordem dos lugares. Quem saiu nesta rodada ou está fora do mapa não faz teste.',
  'ma/spawn.2':
    'Se todos os espaços de surgimento da peça do explorador estão destruídos, não há rolagem, nada aparece e o índice não muda [ma/Q1].',
  'ma/spawn.3': 'Caso contrário, rola-se o dado de jogo.',
  'ma/spawn.4':
    'Se a rolagem é pelo menos igual ao índice de surgimento, nada aparece e o índice sobe 1, de modo que o próximo teste é mais arriscado.',
  'ma/spawn.5': 'Se a rolagem é menor que o índice de surgimento, um monstro surge para aquele explorador.',
  'ma/spawn.6': 'Depois de um surgimento, o índice volta ao valor inicial [ma/Q2].',
  'ma/spawn.7':
    'Os índices vão de 1 a 10 e nunca saem desses limites; na dificuldade normal, com dois exploradores, começam em 2.',
  'ma/spawn.8':
    'Para um monstro surgir, compra-se sua carta. Se o baralho está vazio, a pilha de monstros destruídos é embaralhada e vira o baralho; se ela também está vazia, a ameaça sobe 1 e nada mais acontece.',
  'ma/spawn.9': 'A carta vai para o fim da fila, com tantas fichas de saúde quanto for a sua saúde.',
  'ma/spawn.10':
    'A miniatura vai para o espaço de surgimento mais próximo do explorador, contando os passos por todas as peças; se ele está ocupado, para o espaço livre mais próximo dele. Espaços de surgimento destruídos não contam; entre os livres, armadilhas contam e fossos não. Em caso de empate, os jogadores escolhem.',
  'ma/spawn.11': 'Depois é resolvida a habilidade “entra em jogo” do monstro.',
  'ma/spawn.12':
    'Um monstro que surge por uma carta chega do mesmo modo para o explorador indicado, sem teste e sem mover o índice.',
  'ma/spawn.13':
    'Para “um monstro de nível n”, pega-se a primeira carta desse tipo a partir do topo do baralho, ou então da pilha de monstros destruídos; se não há, surge um como de costume. Um monstro que surge onde outro está ou estava fica nesse espaço, ou no espaço livre mais próximo.',
  'ma/spawn.14': 'Um monstro que surge nesta fase já age na fase dos monstros da mesma rodada.',
};
