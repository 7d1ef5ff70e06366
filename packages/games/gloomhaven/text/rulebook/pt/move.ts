import type { move as chapter } from '../../../rulebook/move.ts';

/** Movement, jumping, flying and doors, in Brazilian Portuguese. */
export const move: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/move.1':
    'Mover X permite que a figura se desloque até X hexágonos, um de cada vez para hexágonos adjacentes, pagando 1 ponto por hexágono (2 em terreno difícil).',
  'gh/move.2': 'Podem-se usar menos hexágonos que o permitido, inclusive nenhum.',
  'gh/move.3':
    'Com movimento normal, uma figura pode passar por aliados, mas não por inimigos, obstáculos ou paredes.',
  'gh/move.3a':
    'Um aliado está em um corredor com um hexágono desocupado atrás dele: com Mover 2, um personagem pode passar pelo aliado e terminar nesse hexágono.',
  'gh/move.3b': 'Um inimigo bloqueia o único caminho: um movimento normal não pode passar por ele.',
  'gh/move.4': 'Um movimento não pode terminar em um hexágono com outra figura.',
  'gh/move.5':
    'Armadilhas, terreno perigoso e outros efeitos de um hexágono se resolvem imediatamente na entrada; depois o movimento continua, se a figura for capaz.',
  'gh/move.5a':
    'Com Mover 4 e uma armadilha de dano no segundo hexágono, um personagem que entra nela e sobrevive pode usar os dois pontos restantes.',
  'gh/move.6':
    'Uma figura atordoada ou imobilizada no meio de um movimento, por exemplo por uma armadilha, para ali, já que a condição age na hora.',
  'gh/move.7': 'Nenhum efeito permite que uma figura atravesse uma parede.',
  'gh/move.8': 'Um Salto ignora todas as figuras e todo o terreno pelo caminho.',
  'gh/move.9':
    'O último hexágono de um salto é um movimento normal: precisa estar desocupado e não ser um obstáculo, dispara uma armadilha e causa o dano do terreno perigoso.',
  'gh/move.9a':
    'Um Mover 3 com Salto por cima de um inimigo e de uma armadilha até um hexágono livre não provoca nada.',
  'gh/move.9b': 'Se o mesmo salto termina na armadilha, ela dispara.',
  'gh/move.9c': 'Um salto que só tem obstáculos ao alcance não pode terminar em nenhum deles.',
  'gh/move.10':
    'Um salto que usa menos hexágonos que o permitido tem como último hexágono aquele em que para.',
  'gh/move.10a':
    'Com a ação "Mover 4 com Salto, Ataque 2 em todos os inimigos por onde passar", um personagem salta por cima de dois inimigos e cai além deles: faz dois ataques, com um modificador cada.',
  'gh/move.11':
    'Uma figura com Voo ignora figuras e todas as peças sobrepostas durante todo o movimento, inclusive no último hexágono, mas tem de terminar em um hexágono desocupado; pode terminar em um obstáculo, uma armadilha ou um hexágono perigoso sem efeito.',
  'gh/move.11a':
    'Um monstro com Voo que termina o movimento em uma armadilha a deixa onde está, e nada acontece.',
  'gh/move.12': 'O Voo também vale quando a figura é empurrada ou puxada.',
  'gh/move.13':
    'Uma figura que perde o Voo enquanto está em um obstáculo sofre 2 + N de dano e é então colocada no hexágono vazio mais próximo.',
  'gh/move.13a':
    'Com N = 2, o Voo de um personagem acaba no fim do turno enquanto ele está sobre uma pedra: ele sofre 4 de dano e é levado para o hexágono vazio mais próximo.',
  'gh/move.14':
    'Monstros e criaturas invocadas que voam ou saltam também tratam portas fechadas como paredes.',
  'gh/move.15':
    'Um personagem que entra no hexágono de uma porta fechada em qualquer ponto do seu movimento a abre, e a sala seguinte é revelada na hora; o movimento é interrompido, mas não termina.',
  'gh/move.15a':
    'Um personagem com Mover 4 entra em uma porta a 2 hexágonos de distância: a sala é montada, e o personagem pode gastar os 2 pontos que restam, até mesmo para voltar e sair da porta.',
  'gh/move.16': 'Passar pela porta com Voo ou Salto também a abre.',
  'gh/move.17':
    'Entrar em uma porta fechada custa um ponto de movimento normal, e o hexágono dela não pode ser pulado.',
  'gh/move.18':
    'Criaturas invocadas e monstros nunca abrem portas, a menos que o cenário ou a habilidade de um chefe diga isso.',
  'gh/move.19':
    'A sala revelada recebe os monstros para P personagens, o dinheiro e as peças sobrepostas mostrados na página do cenário, com números de ficha sorteados.',
  'gh/move.20':
    'Se não há fichas suficientes de um tipo, só as disponíveis são colocadas, começando pelas posições mais próximas do personagem que revelou a sala.',
  'gh/move.20a':
    'Com 2 fichas restantes e 4 posições às distâncias 2, 3, 5 e 6 do personagem que revelou a sala, preenchem-se as de 2 e 3, e as outras ficam vazias.',
  'gh/move.21':
    'Uma seção de história marcada em um hexágono é lida quando um personagem entra nele pela primeira vez; uma ligada a uma sala é lida quando a sala é revelada.',
  'gh/move.22':
    'Depois que tudo foi colocado, compra-se uma carta de habilidade para cada tipo de monstro agora presente que ainda não tem uma nesta rodada.',
  'gh/move.23':
    'Quando termina o turno do personagem que revelou a sala, os monstros revelados de tipos com iniciativa mais baixa que a dele agem imediatamente, em ordem de iniciativa; os tipos com iniciativa mais alta agem no seu momento normal.',
  'gh/move.23a':
    'O personagem que revela a sala age em 40, e a sala nova tem Arqueiras (15), Guardas (30, um tipo que já agiu nesta rodada) e Ossos Vivos (64). Quando o turno termina, agem as novas Arqueiras e depois só os Guardas recém-revelados; os Ossos Vivos agem mais tarde, em 64.',
  'gh/move.24':
    'Assim, cada monstro revelado tem exatamente um turno na rodada em que é revelado; as figuras do tipo que já agiram não agem de novo.',
  'gh/move.25':
    'Um tipo revelado com a mesma iniciativa de quem revelou a sala age depois dele, no seu momento normal.',
  'gh/move.26':
    'Se várias salas são reveladas em um turno, todos os monstros revelados nele seguem [gh/move.23] juntos.',
  'gh/move.27': 'O hexágono de uma porta aberta pertence às duas salas para movimento, visão e alcance.',
  'gh/move.28': 'Dinheiro e tesouros pelos quais se passa durante um movimento não são recolhidos.',
  'gh/move.29':
    'Ser colocado ou trocado de lugar por um efeito que não é movimento, empurrão nem puxão não dispara armadilhas nem terreno perigoso, a menos que o efeito diga isso.',
};
