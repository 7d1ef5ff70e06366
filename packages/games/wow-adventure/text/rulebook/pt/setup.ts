import type { setup as chapter } from '../../../rulebook/setup.ts';

/** Setup, in Brazilian Portuguese. */
export const setup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/setup.1': 'Coloque o tabuleiro na mesa.',
  'wow/setup.2':
    'Separe as cartas de desafio por cor, embaralhe separadamente cada um dos quatro baralhos e ponha-o em seu suporte.',
  'wow/setup.3':
    'Embaralhe as missões de elite. Os troféus formam uma pilha aberta, que qualquer um pode consultar.',
  'wow/setup.4':
    'Deixe à mão as fichas de dano e os marcadores de encontro; misture as fichas de descoberta viradas para baixo para formar a reserva.',
  'wow/setup.5': 'Cada jogador pega uma ficha de mochila e uma ficha de registro de missões.',
  'wow/setup.6':
    'Cada jogador rola um dado de combate; quem tirar o maior resultado é o primeiro jogador e joga o primeiro turno. Quem empata rola de novo [wow/A-21].',
  'wow/setup.7':
    'Em sentido horário a partir do primeiro jogador, cada um escolhe um personagem ainda livre e pega o baralho de habilidades, as 4 cartas de personagem, a miniatura e as 9 fichas dele.',
  'wow/setup.8': 'A carta de personagem cinza entra em jogo no lado inicial; as outras três ficam à parte.',
  'wow/setup.9': 'Embaralhe as 18 missões iniciais e dê duas a cada jogador, viradas para cima.',
  'wow/setup.10':
    'Em sentido horário a partir do primeiro jogador, cada um executa a preparação de suas duas missões, na ordem que quiser. As miniaturas ainda não estão no tabuleiro, portanto nenhuma preparação pode depender de onde um herói está.',
  'wow/setup.11': 'As missões iniciais que não foram distribuídas saem do jogo.',
  'wow/setup.12':
    'Em sentido horário a partir do primeiro jogador, cada um põe sua miniatura em uma das três cidades. Mais de um pode começar na mesma cidade [wow/A-21].',
  'wow/setup.13':
    'Cada jogador embaralha seu baralho de habilidades e compra uma mão inicial de três cartas.',
  'wow/setup.14': 'Nenhum herói começa com item, dano, energia ou ficha de descoberta.',
};
