import type { casesChapters as chapter } from '../../../../rulebook/cases/chapters.ts';

/** Cases of chapters, in Brazilian Portuguese. */
export const casesChapters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K46':
    'O capítulo atual é bloqueador, e alguém ativa um espaço de capítulo apagado: a ação é recusada e não custa nada.',
  'ma/K47':
    'Ao lado do espaço de capítulo estão um explorador com 3 de vigor e sem essência e um companheiro com 1 essência; um segundo companheiro, com 2 essências, está adjacente àquele explorador. Os dois companheiros pagam: o capítulo é virado, com 3 de vigor de um e 2 + 1 essências dos outros.',
  'ma/K48':
    'Um espaço de capítulo iluminado é ativado: custa 1 de vigor e nenhuma essência, e sua ficha passa a mostrar o lado explorado.',
  'ma/K49':
    'O capítulo não é bloqueador, mas há uma ficha de saída no mapa: não se pode ativar um espaço de capítulo.',
  'ma/K50':
    'De três exploradores, o primeiro sai na rodada 5: para ele não há teste de surgimento nas rodadas 5 e 6, nem turno na rodada 6; os monstros o ignoram, e Fome das Profundezas não o atinge.',
  'ma/K51':
    'O último explorador sai na rodada 6. Na hora os monstros são exilados, uma nova peça é colocada com a seta para o sul, os exploradores ficam na entrada dela, o capítulo é virado e sua habilidade “entra em jogo” é resolvida. Ninguém faz teste de surgimento na rodada 6; a fase de horror vem como de costume.',
  'ma/K52':
    'Dois exploradores saíram, e o terceiro morre na fase dos monstros: o grupo deixou o mapa, e o capítulo avança.',
  'ma/K53':
    'Com três exploradores, Os Guarda-Livros pede 4, e a conta está em 3. Um explorador morre: agora bastam 3, e o capítulo avança.',
  'ma/K54':
    'Limiar precisa de mais uma oferenda, e Prys a paga com vigor de sobra: começa o final, e o turno dela continua ali.',
  'ma/K55':
    'Óleo na Água é o capítulo atual, e é virado: na mesma hora os empurrões voltam à distância impressa.',
  'ma/K56':
    'A Sala das Cordas avança no começo da fase de horror, e vem Terceiro Sino: os jogadores escolhem o explorador a partir do qual se conta a saída mais próxima.',
  'ma/K57':
    'Um Roedor da Salmoura está no espaço de surgimento (0,3), a ameaça está em 3 e o espaço de capítulo em (0,7) está apagado. Um explorador adjacente sela o espaço de surgimento por 3 de vigor e 4 essências: a ameaça cai para 2, o Roedor é destruído e 1 essência é recuperada, o espaço recebe duas fichas de explorado, e (0,7) se ilumina.',
  'ma/K58':
    'Um espaço de surgimento é selado com a ameaça em 1 e o espaço de capítulo já iluminado: a ameaça fica em 1, e nenhuma segunda luz é colocada.',
  'ma/K59': 'Um espaço de surgimento é selado com um companheiro nele: o companheiro morre.',
};
