import type { effects as chapter } from '../../../rulebook/effects.ts';

/** What abilities are made of, in Brazilian Portuguese. */
export const effects: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/effects.1':
    'Uma habilidade diz o que custa, quantas vezes pode ser usada, em que condição, em que mira e o que faz. Uma habilidade ativa é usada pagando seu custo. Uma passiva vale enquanto sua carta está em vigor. Uma disparada acontece quando ocorre o que a dispara, e só pode ser recusada se a carta diz “pode”. Uma habilidade “entra em jogo” acontece uma vez, quando a carta chega; uma “quando morre”, uma vez, quando a unidade é destruída, nunca quando é exilada. A regra de um capítulo vale enquanto o capítulo é o atual.',
  'ma/effects.2':
    'Um custo pode ser vigor; essência, e nisso o apoio ajuda; saúde, em cujo lugar se pode perder essência; um marcador posto na carta ou tirado dela; desequipar o item; ou destruir a carta. Um limite por turno vale para aquela unidade. Um limite por rodada também, mas em uma carta de todos vale para o grupo [ma/actions.6.2]. Um limite por capítulo vale para cada explorador enquanto o capítulo é o atual.',
  'ma/effects.3':
    'A mira corpo a corpo, à distância e em arco escolhe alvo [ma/map.9]; a em área e em linha, não [ma/map.24], por isso alcança unidades etéreas. As outras habilidades miram na própria unidade ou em nada. A carta diz se mira em uma unidade, em um explorador, em um monstro ou em um tipo de espaço. Você só pode escolher a si mesmo se ela disser.',
  'ma/effects.4':
    '“Você” é a unidade a quem pertence a carta; para um item ou um evento de explorador, é o dono. “Cada explorador” são os vivos no mapa, pela ordem dos lugares; “cada monstro”, todos em jogo, seguindo a fila; “cada unidade”, os exploradores e depois os monstros. Se vários exploradores correspondem a uma descrição como “o explorador com mais saúde”, os jogadores escolhem; entre vários monstros, vale o primeiro da fila.',
  'ma/effects.5':
    'Um efeito dura pela rolagem, até o fim do turno, até o fim do próximo turno da unidade, até a próxima fase dos exploradores [ma/markers.1] ou de horror [ma/markers.2], enquanto seu item está equipado, enquanto seu evento está relacionado à unidade ou é o atual, enquanto seu capítulo é o atual, ou para sempre. As palavras-chave duram do mesmo modo: uma unidade que vê unidades etéreas pode tê-las como alvo, uma invulnerável não pode perder saúde, um explorador que passa despercebido não faz teste de surgimento, e um monstro que retorna volta no fim da próxima fase dos monstros depois de ser destruído.',
  'ma/effects.6':
    'Uma condição é verificada quando importa e olha para o que está em vigor naquele momento. Uma unidade não conta entre seus próprios vizinhos. Um chefe não tem nível e não cumpre nenhuma condição sobre níveis. Uma unidade estava ferida se tinha perdido saúde antes do ataque em curso. Uma troca de posição é pior para o alvo se o deixaria em uma armadilha ou ao lado de mais monstros.',
  'ma/effects.7':
    'O que dispara uma habilidade é um momento preciso. O que é disparado por uma rolagem de ataque vem antes da comparação; o que é disparado quando uma unidade está para perder saúde ou essência, morrer ou cair em um fosso vem antes que isso aconteça e pode mudá-lo; o que é disparado por um evento comprado vem antes que ele tenha efeito. Tudo o mais vem depois do que indica, a não ser que a carta diga antes. Quando se diz que um monstro saiu de jogo, quer dizer destruído, exilado ou levado com a sua peça.',
  'ma/effects.8':
    'Uma habilidade é resolvida nesta ordem: pagar o custo; escolher os alvos; executar os efeitos de cima para baixo; depois o que eles dispararam [ma/round.8]; depois unidades destruídas e mortes; depois a vitória, depois a derrota.',
  'ma/effects.9':
    'Uma opção de uma escolha que não pode ser executada por inteiro não pode ser escolhida; se isso vale para todas, nada acontece. “Se possível” quer dizer o máximo que der.',
};
