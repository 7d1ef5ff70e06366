import type { turn as chapter } from '../../../rulebook/turn.ts';

/** A character's turn, in Brazilian Portuguese. */
export const turn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/turn.1':
    'No seu turno, um personagem usa a ação de cima de uma das suas duas cartas e a ação de baixo da outra, em qualquer ordem.',
  'gh/turn.1a': 'Das cartas A e B, se a A é usada pela ação de baixo, a B só pode ser usada pela de cima.',
  'gh/turn.2':
    'As duas cartas têm de sair da mão do jogador: mesmo uma ação que não é usada manda a sua carta para a pilha de descarte.',
  'gh/turn.3':
    'As habilidades de uma ação são executadas na ordem impressa, cada uma terminada antes da seguinte, e não podem ser misturadas com a ação da outra carta.',
  'gh/turn.3a':
    'Com uma ação de cima "Ataque 3, depois Mover 1" e uma ação de baixo "Mover 4", um jogador não pode mover 2, atacar e depois usar os outros 2 hexágonos do Mover 4.',
  'gh/turn.4':
    'Assim que uma ação termina, a sua carta vai para a pilha de descarte, a pilha de cartas perdidas ou a área ativa, antes de qualquer outra coisa.',
  'gh/turn.4a':
    'A primeira ação do turno foi da carta A, e a segunda permite ao jogador recuperar uma carta descartada: ele pode escolher a A.',
  'gh/turn.5':
    'Um jogador pode deixar de fora qualquer parte de uma ação, exceto as que prejudicam o personagem que age ou os aliados dele (perder pontos de vida ou cartas, receber condições negativas), que são obrigatórias se a ação é usada.',
  'gh/turn.5a': 'Quem executa o ataque da ação "Ataque 5, sofra 2 de dano" não pode pular o 2 de dano.',
  'gh/turn.5b': 'Quem pula o movimento de "Mover 3, Saquear 1" ainda pode executar o saque.',
  'gh/turn.6':
    'Usar uma só habilidade de uma ação conta como executar a ação para o símbolo de carta perdida, os elementos e a experiência.',
  'gh/turn.6a':
    'De uma ação com o símbolo de carta perdida, "Ataque 4, depois Curar 2", só se executa a cura: a carta é perdida mesmo assim.',
  'gh/turn.7':
    'Um aliado é qualquer figura que luta do mesmo lado, incluindo criaturas invocadas e figuras aliadas do cenário, mas uma figura não é aliada de si mesma.',
  'gh/turn.7a': 'Uma habilidade que afeta "todos os aliados adjacentes" não afeta o personagem que a usa.',
  'gh/turn.8': 'Uma habilidade só afeta aliados se ela ou uma regra disser isso.',
  'gh/turn.9':
    'Em vez disso, qualquer carta jogada pode ser usada como um Ataque 2 básico com a metade de cima ou um Mover 2 básico com a metade de baixo; a carta é então sempre descartada, seja o que for que esteja impresso nela.',
  'gh/turn.9a':
    'Uma carta cuja ação de cima tem o símbolo de carta perdida vai para a pilha de descarte quando a metade de cima é usada como Ataque 2.',
  'gh/turn.10':
    'O ataque básico é corpo a corpo, e o movimento básico é um movimento normal; ambos podem ser melhorados por itens e bônus ativos.',
  'gh/turn.11': 'As duas cartas podem ser usadas para ações básicas no mesmo turno.',
  'gh/turn.12':
    'Uma carta cuja ação executada mostra o símbolo de carta perdida vai para a pilha de cartas perdidas, em vez da pilha de descarte.',
  'gh/turn.13':
    'Uma carta cuja ação executada mostra o símbolo de bônus persistente ou de rodada vai para a área ativa e, mais tarde, para a pilha de cartas perdidas ou a de descarte, conforme essa ação tenha ou não o símbolo de carta perdida [gh/bonuses.7].',
  'gh/turn.14': 'Se nenhum desses símbolos está presente, a carta usada é descartada.',
  'gh/turn.15':
    'Qualquer número de itens equipados pode ser usado antes, durante e entre as duas ações, conforme o texto deles [gh/items.1].',
  'gh/turn.16':
    'A sequência do turno é: (1) efeitos de começo do turno, como FERIMENTO; (2) duas ações e itens, ou o descanso longo; (3) efeitos de fim do turno: o personagem saqueia o seu próprio hexágono, os elementos criados neste turno ficam Fortes, as condições cujo tempo acabou são removidas.',
  'gh/turn.16a':
    'Um personagem ferido com 1 ponto de vida que não nega o dano no começo do seu turno fica exausto antes de executar qualquer ação.',
  'gh/turn.17':
    'Itens não podem ser usados antes dos efeitos de começo do turno nem durante eles, nem depois que os efeitos de fim do turno começam.',
  'gh/turn.18':
    'Um personagem atordoado não executa ações: as duas cartas são descartadas [gh/conditions.18].',
  'gh/turn.19':
    'As escolhas dentro de uma ação (alvos, caminho, aumentos, ordem dos modificadores) cabem ao jogador do personagem que age.',
  'gh/turn.20':
    'Uma habilidade que faz outra figura agir (por exemplo, uma criatura invocada ou um inimigo controlado) é resolvida dentro do turno atual e parte da posição dessa figura.',
  'gh/turn.20a':
    'Uma carta que faz um inimigo jogar o turno dele nesta rodada como aliado espera esse turno na área ativa: o inimigo joga quando chega a sua iniciativa, contra o próprio lado, e no resto o turno segue as regras de sempre. Quem já jogou o seu turno não tem outro para ceder, e se antes disso a carta sair da área ativa, o turno volta a ser do inimigo.',
  'gh/turn.21':
    'Ações executadas fora do próprio turno não contam como um turno: não provocam FERIMENTO, nem saque do fim do turno, nem o fim de condições.',
};
