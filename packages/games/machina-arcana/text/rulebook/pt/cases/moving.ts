import type { casesMoving as chapter } from '../../../../rulebook/cases/moving.ts';

/** Cases of moving, doors and activated spaces, in Brazilian Portuguese. */
export const casesMoving: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K14':
    'Um explorador se move na diagonal de (4,4) para (5,5): custa 1 de vigor, como um passo em linha reta.',
  'ma/K15':
    'De (2,0) um explorador não pode ir a (3,0), por causa da parede, mas pode ir a (3,1). Com a porta entre (2,1) e (3,1) fechada, isso também é recusado.',
  'ma/K16': 'Um explorador está em (4,7): o fosso em (5,7) não está entre os passos oferecidos.',
  'ma/K17':
    'Um explorador em (4,4) quer ir a (4,5), onde há um companheiro: é recusado. Se o companheiro estiver etéreo, pode passar por ele até (4,6) por 2 de vigor, mas não parar no meio.',
  'ma/K18':
    'De (2,0) um explorador pode fechar a porta entre (2,1) e (3,1), pois ela decide seu passo na diagonal para (3,1). De (1,1) é recusado.',
  'ma/K19':
    'Thornquist destrói uma porta fechada: paga 2 de vigor, onde os outros pagam 4, e dali em diante ninguém mais pode fechá-la.',
  'ma/K20':
    'De (8,6) a alavanca em (7,5) pode ser ativada enquanto a porta entre (8,5) e (8,6) está aberta, e não enquanto está fechada. De (7,6) nunca pode, por causa da parede.',
  'ma/K21':
    'Crane, com 7 de vigor de um máximo de 8, ativa a estação de recarga em (9,7), ao seu lado, e obtém 3 de vigor: paga 1 e fica com 8, não com 9.',
  'ma/K22': 'O dado de recarga cai na face vazia: a estação é marcada como explorada do mesmo jeito.',
  'ma/K23':
    'Um explorador com armadura 3 está em (4,3), um Foguista Oco, armadura 3, em (5,4) e um Roedor da Salmoura em (6,4). A alavanca é puxada e a rolagem é 3: essa única rolagem acerta o explorador e o Foguista; o Roedor não está em uma armadilha.',
  'ma/K24':
    'Alguém ativa de novo a alavanca já puxada: é recusado, pois ela está explorada. Depois que Gambiarra tira a ficha, ela pode ser puxada outra vez.',
  'ma/K25':
    'Nenhum evento de explorador está aberto. Um espaço de evento é ativado e Calmaria é comprada: o explorador recupera 1 essência, o índice de horror cai 2, no mínimo até 1, e Calmaria fica virada para cima como evento atual. Marcas de Giz, comprada em seguida, fica ao lado da carta de explorador, e Calmaria continua a atual.',
  'ma/K26':
    'Quem usa um Cinto de Ferramentas abre uma porta: custa 1 de vigor. Com uma Insígnia de Engenheiro também, uma alavanca custa 0, não -1.',
};
