import type { casesMonsters as chapter } from '../../../../rulebook/cases/monsters.ts';

/** Cases of monsters and what they choose, in Brazilian Portuguese. */
export const casesMonsters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K112':
    'Um Roedor da Salmoura com 5 de vigor, cujo ataque custa 2, está em (8,8), e o único explorador em (4,4): ele passa por (7,7) e (6,6), chega a (5,5) e ataca uma vez, com 0 de vigor restante.',
  'ma/K113':
    'Um Foguista Oco com 4 de vigor, cujo ataque custa 2, vai de (8,8) em direção ao único explorador, em (4,4), e chega a (5,5): com 1 de vigor restante não pode atacar, e fica ali.',
  'ma/K114':
    'Um Rastejante dos Fios com 5 de vigor está a 4 passos do explorador, em campo aberto; Enrosco custa 2 contra um explorador adjacente, Puxão custa 2, exatamente no alcance 2. Ele se move 2, puxa o explorador 1 espaço, e com 1 de vigor não pode fazer mais nada.',
  'ma/K115':
    'Dois exploradores, cada um a 3 passos, têm 2 e 4 de saúde: o monstro vai em direção ao que tem 2. Se têm a mesma saúde, os jogadores escolhem.',
  'ma/K116':
    'Em um corredor, o único passo que aproximaria um monstro está ocupado por outro monstro: ele espera, e não dá a volta.',
  'ma/K117':
    'Em um corredor, o caminho está ocupado por um Santo das Engrenagens, que é imóvel: o espaço dele conta como escombros, e conta-se o caminho em volta.',
  'ma/K118':
    'A porta entre (8,5) e (8,6) está fechada, um explorador está em (7,6) e um Roedor da Salmoura com 5 de vigor em (7,4). Ele vai para (8,5), que na contagem fica a 1 passo mas não é adjacente; só a porta barra o último passo, então ele gasta os outros 4 de vigor para destruí-la.',
  'ma/K119':
    'A porta entre (8,5) e (8,6) está fechada, um explorador está em (7,6), e um Roedor da Salmoura em (7,4) só tem 4 de vigor: ele vai para (8,5) e para ali com 3.',
  'ma/K120':
    'As duas portas da sala do noroeste estão fechadas, um explorador está em (1,1) e um Dízimo do Espelho, astuto, com 5 de vigor, em (4,1): ele vai para (3,1), abre a porta por 3 e dá um passo para (2,1), adjacente, com 0 restante. Um monstro irracional teria destruído a porta por 4 e parado em (3,1) [ma/Q5].',
  'ma/K121':
    'Um monstro astuto com 3 de vigor está ao lado da alavanca. Com dois exploradores e um monstro nas armadilhas, ele a puxa; com um explorador e um monstro, não [ma/Q5].',
  'ma/K122':
    'Um Porta-Pavio, alcance 3, atacou duas vezes e tem 1 de vigor restante, com um explorador a 2 passos: ele recua, se um espaço livre da sua peça estiver a mais passos [ma/Q5].',
  'ma/K123':
    'O único explorador no alcance está etéreo: um Roedor da Salmoura não faz nada, mas um monstro ferido sob Maré Negra se regenera mesmo assim.',
  'ma/K124':
    'Um monstro tem Laço e uma mordida própria, o evento atual é O Aperto, e um explorador está adjacente: primeiro ele empurra com O Aperto, pois Laço exige uma distância de 2 a 4; depois pode puxar; depois morde, se ainda tem vigor.',
  'ma/K125':
    'Na fase dos monstros, o Berçário de uma Matrona de Latão faz surgir um monstro: o recém-chegado não age nesta rodada.',
  'ma/K126': 'Chega o turno de um monstro atordoado: ele não faz nada, e já não está atordoado.',
  'ma/K127': 'Há um fosso no caminho direto: um monstro irracional o contorna, na contagem e a pé.',
  'ma/K128':
    'Um Servo do Porão está adjacente a um baú fechado e a nenhum explorador: ele destrói o baú por 3 de vigor. O baú recebe duas fichas e é um obstáculo; nenhuma carta as tira, e ele nunca será aberto.',
  'ma/K129':
    'Um Fogo-Fátuo ataca no alcance 2; o explorador mais próximo está atrás de escombros, e outro está à vista: ele ataca o outro.',
  'ma/K130': 'Um sino iluminado está a 6 passos do Coveiro e um explorador a 2: ele vai em direção ao sino.',
};
