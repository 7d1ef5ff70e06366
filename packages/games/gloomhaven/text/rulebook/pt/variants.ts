import type { variants as chapter } from '../../../rulebook/variants.ts';

/** Variants, in Brazilian Portuguese. */
export const variants: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/variants.1':
    'Quem joga solo controla dois ou mais personagens e sabe de tudo. Para compensar, o nível dos monstros e o dano das armadilhas ficam um grau acima do que corresponde a N, enquanto a conversão em ouro e a experiência bônus continuam sendo as de N. De N = 0 a N = 6, nesta ordem: nível dos monstros 1, 2, 3, 4, 5, 6, 7; ouro por ficha 2, 2, 3, 3, 4, 4, 5; dano das armadilhas 3, 4, 5, 6, 7, 8, 9; experiência bônus 4, 6, 8, 10, 12, 14, 16.',
  'gh/variants.1a':
    'Em um jogo solo em N = 3, uma armadilha de dano causa 6, os monstros são de nível 4, cada ficha vale 3 de ouro e o bônus pela vitória é de 10 de experiência.',
  'gh/variants.2': 'Neste modo, N é no máximo 6: os valores indicados terminam aí.',
  'gh/variants.3':
    'O terreno perigoso causa metade do dano aumentado das armadilhas, arredondada para baixo.',
  'gh/variants.3a':
    'Em um jogo solo em N = 2, em que as armadilhas causam 5 de dano, um hexágono perigoso causa 2.',
  'gh/variants.4':
    'Um grupo pode jogar com informações abertas (mostrando as mãos e dizendo os planos exatos) com o mesmo ajuste; não é a forma recomendada.',
  'gh/variants.5':
    'Cada personagem de quem joga solo tem o próprio objetivo de batalha, ouro, itens e linhagem de aposentadorias.',
  'gh/variants.6':
    'Nesta variante, as cartas de bênção e o 2x padrão valem +2, e as cartas de maldição e o Nulo padrão valem -2.',
  'gh/variants.6a': 'Com Ataque 5 e um 2x comprado, o valor é 7 em vez de 10; com um Nulo, é 3 em vez de 0.',
  'gh/variants.7':
    'Os baralhos continuam sendo reembaralhados no fim de uma rodada em que um 2x ou um Nulo padrão foi comprado, e as bênçãos e maldições compradas continuam sendo removidas.',
  'gh/variants.12':
    'Em vez de um cenário, pode-se jogar uma masmorra aleatória; ela não avança a campanha, mas dá experiência, dinheiro, marcas de verificação e progresso nas missões pessoais.',
  'gh/variants.13':
    'Ela tem três salas, reveladas uma de cada vez, e o objetivo é matar todos os monstros das três.',
  'gh/variants.14':
    'Cada sala é formada por uma carta de sala e uma carta de monstro, cada uma comprada do seu baralho embaralhado de 20 cartas; os dois títulos juntos dão nome à sala.',
  'gh/variants.15':
    'A carta de sala mostra a peça ou as peças do mapa, doze posições numeradas, obstáculos, entradas e saídas de tipo A ou B, uma penalidade menor e uma maior; o tipo da entrada está impresso no verso.',
  'gh/variants.16':
    'A carta de monstro diz o que é colocado em cada uma das doze posições: nada, armadilhas, tesouro, dinheiro ou monstros, com as marcas para 2, 3 e 4 personagens como em um cenário [gh/setup.6]. Também dá o conteúdo dos tesouros e os efeitos das armadilhas; o símbolo vermelho de dano significa uma armadilha de dano.',
  'gh/variants.17':
    'Na primeira sala, os personagens começam em quaisquer hexágonos vazios a até dois hexágonos de uma entrada; se houver várias entradas, os jogadores escolhem uma.',
  'gh/variants.18':
    'Entradas e saídas ficam no meio hexágono mais próximo de um encaixe da peça; a próxima sala é ligada ali, por uma porta.',
  'gh/variants.19':
    'O tipo da saída usada (A ou B) precisa ser igual ao tipo da entrada da próxima sala; as cartas de sala do topo do baralho que não correspondem são descartadas até que uma corresponda.',
  'gh/variants.19a':
    'O grupo sai pela saída B e o verso da carta do topo mostra apenas A: essa carta é descartada e a seguinte é verificada.',
  'gh/variants.20':
    'Com duas saídas, os jogadores usam a que preferirem, e a outra fica fechada; com duas entradas, é preciso usar a que corresponde à saída.',
  'gh/variants.21':
    'A próxima sala é comprada e preparada quando se abre a porta que leva a ela, como ao revelar uma sala [gh/move.19], [gh/move.23].',
  'gh/variants.22':
    'Penalidades: recomenda-se nenhuma na primeira sala, a penalidade menor da segunda e a maior da terceira, cada uma quando a sala é revelada; os jogadores podem escolher mais ou menos, até as três penalidades maiores.',
  'gh/variants.22a':
    'Com as penalidades recomendadas, a segunda sala tem a penalidade menor "CONFUNDIR em todos os personagens": quando ela é revelada, todos os personagens ficam confusos.',
  'gh/variants.23':
    'Se uma penalidade da primeira sala se refere ao personagem que abriu a porta, os jogadores escolhem esse personagem; se ela se refere à sala anterior, nada acontece.',
  'gh/variants.24': 'Se uma peça sobreposta acabar, usa-se uma semelhante do mesmo tipo.',
  'gh/variants.25': 'Os tesouros de uma masmorra aleatória nunca contêm conteúdo da campanha.',
  'gh/variants.25a':
    'Um tesouro diz "recupere uma carta perdida": o personagem que o saqueia recupera uma carta perdida.',
  'gh/variants.26':
    'Nível, dificuldade, objetivos de batalha, experiência e dinheiro seguem as regras normais; o bônus pelo sucesso é concedido.',
  'gh/variants.27': 'A última sala não tem saída utilizável.',
};
