import type { TermNotes } from '../../phrases/terms.ts';

/** What an element is, said of each of the six. */
const element = (name: string): string =>
  `${name} é um dos seis elementos: uma ação o cria, e nos turnos seguintes alguém pode consumi-lo para reforçar uma habilidade.`;

/** What the terms mean, for beginners, in Brazilian Portuguese. */
export const notes: TermNotes = {
  poison:
    'Os inimigos somam +1 de Ataque contra uma figura envenenada; uma cura remove VENENO em vez de devolver pontos de vida.',
  wound: 'Uma figura ferida sofre 1 de dano no início de cada um dos seus turnos, até receber uma cura.',
  immobilize:
    'Uma figura imobilizada não pode executar habilidades de movimento até o fim do seu próximo turno.',
  disarm: 'Uma figura desarmada não pode executar habilidades de ataque até o fim do seu próximo turno.',
  stun: 'Uma figura atordoada não pode executar habilidades nem usar itens até o fim do seu próximo turno.',
  muddle: 'Uma figura confusa tem Desvantagem em todos os seus ataques até o fim do seu próximo turno.',
  curse:
    'Uma carta que anula o dano de um ataque é embaralhada no baralho de modificadores de ataque da figura.',
  invisible:
    'Os inimigos não podem focar em uma figura invisível nem visá-la até o fim do próximo turno dela.',
  strengthen: 'Uma figura fortalecida tem Vantagem em todos os seus ataques até o fim do seu próximo turno.',
  bless: 'Uma carta que dobra um ataque é embaralhada no baralho de modificadores de ataque da figura.',
  fire: element('Fogo'),
  ice: element('Gelo'),
  air: element('Ar'),
  earth: element('Terra'),
  light: element('Luz'),
  dark: element('Escuridão'),
  'any-element': 'Qualquer um dos seis elementos, à escolha do jogador.',
  attack:
    'Ataque X causa X de dano, alterado por uma carta de modificador, a um inimigo ao alcance e em linha de visão.',
  move: 'Mover X permite à figura percorrer até X hexágonos, um de cada vez.',
  jump: 'Um Salto passa por cima de figuras e terreno; só conta o último hexágono.',
  range: 'Alcance X chega a um alvo a até X hexágonos; um ataque sem alcance chega aos hexágonos adjacentes.',
  heal: 'Curar X devolve X pontos de vida à própria figura ou a um aliado.',
  shield: 'Escudo X tira X do dano de cada ataque contra a figura.',
  retaliate: 'Retaliar X causa X de dano a cada figura adjacente que ataca quem o possui.',
  loot: 'Saquear X recolhe todas as fichas de dinheiro e os tesouros a até X hexágonos.',
  target: 'Alvo X ataca até X inimigos diferentes ao alcance.',
  pierce: 'PERFURAR X ignora até X pontos do Escudo do alvo.',
  push: 'EMPURRAR X afasta o alvo do atacante até X hexágonos.',
  pull: 'PUXAR X aproxima o alvo do atacante até X hexágonos.',
  summon:
    'Uma criatura invocada é colocada em um hexágono vazio adjacente e luta sozinha ao lado do seu dono.',
  flying:
    'Uma figura com Voo ignora figuras e terreno durante todo o movimento, inclusive no último hexágono, mas precisa terminar em um hexágono desocupado.',
  damage: 'O dano reduz os pontos de vida; em vez disso, um personagem pode perder cartas.',
  xp: 'Os pontos de experiência vêm das ações que os mostram, no sucesso e no fracasso do cenário.',
  hp: 'Os pontos de vida dizem quanto dano uma figura pode sofrer.',
  initiative: 'As figuras agem em ordem crescente de iniciativa.',
  advantage: 'Com Vantagem, o atacante compra duas cartas de modificador e usa a melhor.',
  disadvantage: 'Com Desvantagem, o atacante compra duas cartas de modificador e usa a pior.',
  lost: 'Uma carta cuja ação mostra este símbolo vai para a pilha de cartas perdidas depois do uso e só volta com uma habilidade que recupera cartas perdidas.',
  round: 'O efeito dura até o fim da rodada; enquanto isso, a carta fica na área ativa.',
  persistent:
    'O efeito dura até a sua condição se cumprir ou os seus usos acabarem; enquanto isso, a carta fica na área ativa.',
  infuse: 'O elemento fica Forte no fim do turno.',
  consume: 'Gaste um elemento Forte ou Enfraquecendo para reforçar a habilidade.',
  obstacle: 'As figuras não podem entrar em um obstáculo, a menos que voem ou saltem por cima dele.',
  hazard: 'Quem entra em um terreno perigoso sofre dano.',
  difficult: 'Entrar em um terreno difícil custa dois pontos de movimento.',
  trap: 'Uma figura que entra no hexágono dispara a armadilha, sofre o seu efeito e a remove.',
  treasure: 'Um tesouro saqueado é aberto na hora.',
  'goal-treasure': 'Um tesouro que o objetivo do cenário pede.',
  coin: 'No fim do seu turno, um personagem saqueia o dinheiro do seu hexágono; no fim do cenário ele vira ouro.',
  door: 'Um personagem que entra em uma porta fechada a abre e revela a sala seguinte.',
  plate: 'Um personagem sobre uma placa de pressão no fim de um turno pode ativar alguma coisa.',
};
