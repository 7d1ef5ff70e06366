import type { components as chapter } from '../../../rulebook/components.ts';

/** Components and play area, in Brazilian Portuguese. */
export const components: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/components.1':
    'O jogo é cooperativo: todos os jogadores vencem ou perdem o cenário juntos, enquanto cada um também busca um objetivo de batalha secreto e uma missão pessoal.',
  'gh/components.2':
    'Um cenário é jogado com 2, 3 ou 4 personagens, e uma mesma pessoa pode controlar dois ou mais deles (para o jogo solo, veja [gh/variants.1]). P é o número de personagens que começaram o cenário, incluindo os exaustos.',
  'gh/components.2a': 'Não se pode começar um cenário com 1 só personagem nem com 5.',
  'gh/components.3':
    'A caixa contém: um livro de regras, um Livro de Cenários e um volume de Registros da Cidade; 1 tabuleiro da campanha; 30 peças do mapa e 155 peças sobrepostas, todas de dois lados; 18 figuras de personagens, 17 tabuleiros de personagem, 35 caixas dos personagens, 17 blocos de folhas do personagem e 1 bloco de folhas do grupo; 504 cartas de habilidade de personagem e 457 cartas de modificador de ataque; 236 fichas de monstros com 24 bases de plástico (8 de um tipo e 16 de outro), 232 cartas de habilidade de monstro, 47 cartas de atributos de monstros (34 comuns e 13 de chefes) e 6 luvas de atributos; 253 cartas de item; 150 cartas de evento (69 de estrada, 81 de cidade); 24 objetivos de batalha e 24 missões pessoais; 9 cartas de cenário secundário aleatório e 40 cartas de masmorra aleatória (20 de sala, 20 de monstro); 4 cartas de referência dos jogadores; 32 fichas de invocação (16 figuras e 16 de rastreio em 8 cores), 60 fichas de condição, 85 fichas de personagem, 50 fichas de dinheiro, 46 fichas de dano (28, 12 e 6 de três valores), 10 fichas de auxílio de cenário e 12 fichas de objetivo; 6 fichas de elemento e 1 tabela de infusões elementais; 1 ficha marcadora de rodada; 4 discos mostradores; 3 envelopes selados; 4 folhas de adesivos. Somente os componentes listados em [gh/components.4] limitam o que pode acontecer no jogo.',
  'gh/components.4':
    'As reservas que podem se esgotar são: as fichas de cada tipo de monstro, as 10 maldições dos monstros, as 10 maldições dos personagens, as cartas de bênção, as cópias de cada item, o baralho de tipos de itens aleatórios, o baralho de cenários secundários aleatórios e o de missões pessoais. As fichas de dano, de dinheiro e de condição, as cores das criaturas invocadas e as bases de plástico nunca são um limite.',
  'gh/components.4a':
    'Mesmo que todas as bases brancas estejam em uso, um monstro normal é colocado, desde que haja uma ficha livre do tipo dele.',
  'gh/components.5':
    'A área de jogo contém um mapa modular montado com as peças do cenário, unidas por portas ou corredores; no começo, só as peças sobrepostas, os monstros e o dinheiro da primeira sala estão nele.',
  'gh/components.6':
    'Cada jogador tem um tabuleiro de personagem, uma mão de cartas de habilidade, um disco mostrador, fichas de personagem, um objetivo de batalha virado para baixo e as cartas dos itens equipados.',
  'gh/components.7':
    'Cada tipo de monstro do cenário tem a sua carta de atributos, as suas fichas e o seu próprio baralho de habilidades embaralhado.',
  'gh/components.8':
    'Há um baralho de modificadores de ataque por personagem, mais um baralho comum a todos os monstros; cada um é embaralhado separadamente.',
  'gh/components.9':
    'Um baralho padrão de modificadores de ataque tem 20 cartas: seis +0, cinco +1, cinco -1, um +2, um -2, um "2x" e um "Nulo".',
  'gh/components.9a':
    'Um personagem novo de nível 1, sem vantagens de personagem, itens nem bênçãos, tem exatamente 20 cartas de modificador, cujos números (sem contar 2x e Nulo) somam 0.',
  'gh/components.10':
    'Um baralho de modificadores de ataque pode ser alterado por vantagens de personagem, por itens equipados, por efeitos de cenários e eventos, e por MALDIÇÃO e BÊNÇÃO; nada mais o altera.',
  'gh/components.11':
    'Os seis elementos (Fogo, Gelo, Ar, Terra, Luz, Escuridão) começam todo cenário na coluna Inerte.',
  'gh/components.12': 'Em um cenário, cada classe pode ser representada por um único personagem.',
  'gh/components.12a': 'Um grupo que já tem um Bruto não pode levar um segundo Bruto para o mesmo cenário.',
  'gh/components.13':
    'Em uma campanha nova há seis classes disponíveis: Bruto, Engenhoqueiro, Tecelã Arcana, Malandra, Coração de Pedra e Ladra de Mentes; todas as outras precisam ser desbloqueadas.',
  'gh/components.14':
    'Um tabuleiro de personagem traz o nome e o ícone da classe, os pontos de vida máximos em cada nível de 1 a 9, o limite da mão e os números dos eventos ligados ao desbloqueio e à primeira aposentadoria da classe; as seis classes iniciais não têm número de desbloqueio.',
  'gh/components.14a':
    'Nos níveis de 1 a 9, os pontos de vida máximos da Malandra são 8, 9, 11, 12, 14, 15, 17, 18, 20; o limite da mão dela é 9 em todos os níveis.',
  'gh/components.14b':
    'Em um tabuleiro com a sequência 10, 12, 14, 16, 18, 20, 22, 24, 26, o máximo no nível 4 é 16.',
  'gh/components.15':
    'As classes iniciais, com o limite da mão e os pontos de vida máximos nos níveis de 1 a 9: Bruto 10, com 10, 12, 14, 16, 18, 20, 22, 24, 26; Engenhoqueiro 12, com 8, 9, 11, 12, 14, 15, 17, 18, 20; Tecelã Arcana 8, com 6, 7, 8, 9, 10, 11, 12, 13, 14; Malandra 9, com 8, 9, 11, 12, 14, 15, 17, 18, 20; Coração de Pedra 11, com 10, 12, 14, 16, 18, 20, 22, 24, 26; Ladra de Mentes 10, com 6, 7, 8, 9, 10, 11, 12, 13, 14.',
  'gh/components.16':
    'Durante a partida, registram-se para cada personagem os pontos de vida atuais e a experiência ganha no cenário; os pontos de vida começam no máximo do nível e a experiência do cenário começa em 0.',
  'gh/components.17':
    'Uma carta de habilidade tem um nome, um valor de iniciativa (01 a 99), um nível (1, X, ou de 2 a 9), uma ação de cima e uma ação de baixo. Uma ação é composta de uma ou mais habilidades.',
  'gh/components.18':
    'As cartas de habilidade pertencem a uma classe; um personagem só pode usar as da sua própria classe.',
  'gh/components.19':
    'A reserva de cartas de um personagem de nível 1 contém apenas as suas cartas de nível 1 e as suas três cartas X; as de nível mais alto entram na reserva quando ele sobe de nível.',
  'gh/components.20': 'Qualquer personagem pode usar qualquer item: os itens não são ligados a uma classe.',
  'gh/components.21':
    'Uma carta de item informa nome, preço, espaço de equipamento, quando pode ser usada e com que efeito, o que acontece depois do uso (gasta, consumida ou nada), os eventuais espaços de uso, quantas cartas -1 ela adiciona, o número de cópias no jogo e um número de referência.',
  'gh/components.22':
    'Uma carta de atributos do monstro traz, para cada nível de 0 a 7 e separadamente para normais e elite, pontos de vida, movimento base, ataque base, alcance base e características especiais; um alcance "-" significa que, em princípio, os seus ataques são corpo a corpo.',
  'gh/components.23':
    'As características impressas em uma carta de atributos (Voo, Escudo, Retaliar, condições dos ataques e similares) são permanentes para o monstro enquanto ele está no mapa.',
  'gh/components.24':
    'Uma carta de habilidade de monstro traz o nome do baralho, um valor de iniciativa, uma lista ordenada de habilidades e, às vezes, o símbolo de embaralhar.',
  'gh/components.25':
    'Vários tipos de monstro podem usar um mesmo baralho de habilidades; por exemplo, os Guardas Bandidos, os Guardas da Cidade e os Guardas Inox usam todos o baralho "Guarda". Se dois desses tipos estão no mapa, a carta do baralho vale para ambos, e os jogadores mantêm sempre a mesma ordem, de preferência um tipo depois do outro [gh/A-01].',
  'gh/components.25a':
    'Com Guardas Bandidos e Guardas da Cidade no mapa, compra-se uma única carta Guarda, e a iniciativa e as habilidades dela valem para os dois tipos.',
  'gh/components.26':
    'Uma carta de modificador de ataque mostra um valor (um número, "2x" ou "Nulo") e pode mostrar efeitos, o símbolo de modificador adicional, uma borda de bênção ou de maldição, o símbolo de embaralhar e um ícone de origem (1 a 4 ou M para os baralhos padrão, o ícone de uma classe, ou uma estrela para as cartas adicionadas por um cenário ou um item).',
  'gh/components.27': 'Uma carta com um efeito e sem número impresso conta como +0 com esse efeito.',
  'gh/components.28':
    'As condições, os elementos e os outros efeitos de uma carta de modificador comprada se aplicam como se estivessem impressos na habilidade usada, para o alvo para o qual a carta foi comprada.',
  'gh/components.29':
    'Quem compra um modificador adicional compra outra carta; para-se na primeira carta que não seja um modificador adicional, e todos os valores e efeitos comprados se combinam.',
  'gh/components.29a':
    'Em um ataque normal, compram-se um EMPURRAR 2 adicional, um Terra adicional e um +2: o ataque recebe +2 e EMPURRAR 2 e cria Terra.',
  'gh/components.30':
    'Uma carta de bênção ou de maldição comprada sai do baralho e volta para a sua reserva, em vez de ir para a pilha de descarte.',
  'gh/components.31':
    'As maldições dos personagens (estrela) só entram nos baralhos dos personagens, e as dos monstros (M), só no baralho dos monstros.',
  'gh/components.32':
    'Um baralho do qual se comprou uma carta com o símbolo de embaralhar (o 2x ou o Nulo padrão) é reembaralhado com o seu descarte no fim daquela rodada. Um baralho vazio na hora de comprar uma carta é reembaralhado imediatamente.',
  'gh/components.32a':
    'O baralho de compra acaba no meio de um ataque contra três alvos: o descarte é embaralhado para formar um novo baralho, e a compra continua.',
  'gh/components.33':
    'As cartas com o ícone de estrela (de cenários e itens) saem do baralho no fim do cenário; as que têm o ícone da classe, vindas das vantagens de personagem, permanecem.',
  'gh/components.34':
    'As mãos, as cartas selecionadas e ainda não reveladas, os objetivos de batalha e os baralhos de compra são informação oculta; tudo o mais na mesa é público.',
};
