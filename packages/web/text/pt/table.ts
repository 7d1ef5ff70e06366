import type { Messages } from '../messages.ts';
import { listIn, pluralIn } from '../plural.ts';

const many = pluralIn('pt');
const and = listIn('pt');

export const gathering: Messages['gathering'] = {
  title: 'Preparando a mesa',
  seats: 'Lugares',
  free: 'Ninguém ainda',
  sit: 'Sentar aqui',
  sitAlso: 'Sentar outra pessoa',
  putBot: 'Pôr um bot',
  takeBotOff: 'Tirar o bot',
  getUp: 'Levantar',
  here: 'presente',
  away: 'off-line',
  invite: 'Convide seus amigos',
  inviteSays: 'Quem tiver este link pode se sentar. Não precisa de conta.',
  onlyHere:
    'Este endereço só vale no seu computador. Para deixar os outros entrarem, inicie o Tavolo com HOST=0.0.0.0.',
  link: 'Link para sentar',
  watchLink: 'Link para assistir',
  watchSays: 'Quem assiste vê o que todos podem ver, e nenhum segredo.',
  qr: 'Aponte a câmera para vir a esta mesa',
  start: 'Começar a partida',
  startFilling: (count) =>
    many(count, {
      one: 'Começar, com um bot no lugar livre',
      other: `Começar, com bots nos ${count} lugares livres`,
    }),
  freeSeats: (count) => many(count, { one: `Há ${count} lugar livre`, other: `Há ${count} lugares livres` }),
  ownerStarts: 'Quem abriu a mesa começa a partida.',
  askName: 'Como podemos chamar você?',
  askNameSays: 'Seus amigos veem esse nome. Nada mais é guardado sobre você.',
  enter: 'Ir para a mesa',
  nameHere: 'Nome',
};

export const table: Messages['table'] = {
  connection: {
    connecting: 'Conectando…',
    open: 'On-line',
    back: 'On-line de novo',
    lost: 'Conexão perdida. Tentando de novo…',
    closed: 'Você saiu da mesa',
    local: 'Neste aparelho',
    offline: 'Você está sem internet. Vamos tentar de novo quando ela voltar.',
  },
  shutTitle: 'Esta porta está fechada',
  seats: 'Quem joga',
  decides: 'decide',
  sinceWhen: (ago) => `pergunta feita ${ago}`,
  titleYourMove: (game) => `● Sua vez · ${game}`,
  noticeYourMove: 'É a sua vez',
  waitingFor: (names) => `Esperando ${and(names)}`,
  waitingForBots: (names) => `${and(names)} ${names.length === 1 ? 'está pensando' : 'estão pensando'}`,
  playingOut: 'Veja o que acontece…',
  skip: 'Pular',
  lookingOn: 'Você está assistindo. Só quem está na mesa decide.',
  botPlaysForYou: 'Um bot está jogando por você.',
  takeBack: 'Voltar a jogar',
  sending: 'Avisando a mesa…',
  wins: (names) => `${names.length === 1 ? 'Vence' : 'Vencem'} ${and(names)}!`,
  youWin: 'Você venceu!',
  nobodyWins: 'Perdida, desta vez: ninguém vence.',
  rematch: 'Jogar outra vez',
  toRematch: 'Ir para a próxima partida',
  wentOn: 'Quem jogava foi para outra partida.',
  why: 'Por quê?',
  whyRule: (rule) => `A regra por trás: ${rule}`,
  pickSome: (min, max) =>
    min === max ? `Escolha ${min}` : min === 0 ? `Escolha até ${max}` : `Escolha de ${min} a ${max}`,
  pickMore: (left) => (left === 1 ? 'Escolha mais uma' : `Escolha mais ${left}`),
  pickedAll: (max) => `Você já escolheu tudo (${max}): primeiro tire algo`,
  confirmPicks: (labels) => `Escolher ${and(labels)}`,
  confirmCount: (count) =>
    many(count, { one: 'Confirmar a escolha', other: `Confirmar as ${count} escolhas` }),
  confirmNone: 'Não escolher nada',
  options: 'O que você pode fazer',
  instead: 'Ou seguir em frente',
  besides: 'Além disso',
  board: 'O tabuleiro',
  details: 'O que faz',
};

export const tools: Messages['tools'] = {
  title: 'Ferramentas',
  forYourTurn: 'Ajuda para a sua vez',
  undo: 'Desfazer',
  undoSays: 'Desfazer sua última escolha',
  undoNothing: 'Você ainda não deu nenhuma resposta',
  undoOver: 'O jogo acabou',
  undoAsked: 'Já se pediu à mesa para voltar atrás',
  undoLookingBack: 'Você está revendo o jogo: volte primeiro ao presente',
  askUndo: 'Pedir à mesa para voltar atrás',
  askUndoTitle: 'Pedir à mesa?',
  askUndoSays:
    'Depois da sua última escolha algo foi sorteado, mostrado ou decidido. Para voltar até lá, todos na mesa precisam concordar; os bots sempre concordam. O diário vai registrar isso.',
  askUndoDo: 'Pedir a todos',
  consentTitle: (name) => `${name} pede para voltar atrás`,
  consentSays: (count) =>
    many(count, { one: 'Uma decisão seria desfeita.', other: `${count} decisões seriam desfeitas.` }),
  consentAgree: 'Voltar atrás',
  consentDecline: 'Continuar',
  consentWithdraw: 'Retirar o pedido',
  consentAwaits: (names) => `Para voltar atrás falta o sim de ${and(names)}`,
  hint: 'Dica',
  hintSays: 'O que faria o bot mais forte',
  hintNothing: 'Agora você não tem nada a decidir',
  hintShown: 'A dica já está à vista',
  hintThinking: 'Pensando…',
  hintBest: (label) => `O bot escolheria: ${label}`,
  hintAllBut: (label) => `O bot escolheria tudo menos: ${label}`,
  hintEquals: (labels) => `Quase tão bom: ${and(labels)}`,
  hintOthersEqual: 'Outras escolhas valem quase o mesmo.',
  hintOthersWorse: 'Tudo o mais que tentou saiu pior.',
  hintPick: 'Escolher estas',
  hintWhat: (count) =>
    `O bot imaginou ${count} formas de o jogo continuar, sabendo só o que você sabe, e escolheu o que o deixava em melhor posição. Pode estar enganado.`,
  hintHide: 'Entendi',
  log: 'Diário',
  chat: 'Conversa',
  unread: (count) => many(count, { one: `${count} linha nova`, other: `${count} linhas novas` }),
  sayLabel: 'Diga algo à mesa',
  say: 'Dizer',
  silence: 'Ninguém disse nada ainda.',
  onlyRead: 'Você está assistindo, então pode ler. Só quem está na mesa fala.',
  rules: 'Regras',
  replay: 'Rever',
  settings: 'Configurações',
  menu: 'Lugares e links',
  more: 'Mais',
};

export const seatsMenu: Messages['seatsMenu'] = {
  title: 'Lugares e links',
  whoSees: 'Quem vê esta mesa',
  whoSeesSays: (count) =>
    many(count, {
      one: 'Uma pessoa assiste e vê o que todos podem ver.',
      other: `${count} pessoas assistem e veem o que todos podem ver.`,
    }),
  nobodyLooksOn: 'Ninguém assiste de fora.',
  secretsSay: 'Cada lugar recebe só o que pode saber. O que é secreto nunca sai da mesa.',
  botStrength: 'Como joga o bot',
  leave: 'Deixar este lugar',
  leaveSays: 'Um bot continua jogando neste lugar. Você pode retomá-lo aqui, enquanto ninguém mais o pegar.',
  letBotPlay: 'Deixar um bot jogar por mim',
  copyInvite: 'Copiar o convite',
  copyWatch: 'Copiar o link para assistir',
};

export const curtain: Messages['curtain'] = {
  title: (name) => `Passe o aparelho para ${name}`,
  says: 'O que vem agora é só para os olhos dessa pessoa.',
  iAm: (name) => `Sou ${name}`,
};

export const log: Messages['log'] = {
  empty: 'Ainda não aconteceu nada.',
  earlier: 'Mostrar as linhas anteriores',
  toNow: 'Ir para a última linha',
  rule: (rule) => `Regra ${rule}`,
  tones: { good: 'bom', bad: 'ruim' },
  notes: {
    sat: (name) => `${name} se senta.`,
    left: (name) => `${name} se levanta.`,
    'bot-sat': (name, strength) => `Um bot joga por ${name} (${strength}).`,
    'bot-left': (name) => `O bot deixa o lugar de ${name}.`,
    'bot-failed': (name) => `O bot no lugar de ${name} falhou; um mais simples continua.`,
    started: () => 'A partida começa.',
    undone: (name) => `${name} desfaz uma escolha.`,
    'undo-asked': (name) => `${name} pede à mesa para voltar atrás.`,
    'undo-declined': (name) => `${name} prefere continuar.`,
    rewound: () => 'A mesa volta atrás, como todos concordaram.',
    resumed: () => 'A partida continua.',
  },
};

export const replay: Messages['replay'] = {
  title: 'Revendo a partida',
  slider: 'Momento da partida',
  moment: (at, last) => `Decisão ${at} de ${last}`,
  beginning: 'O começo',
  first: 'Ir para o começo',
  previous: 'Uma decisão atrás',
  next: 'Uma decisão adiante',
  last: 'Ir para o fim',
  play: 'Reproduzir',
  pause: 'Pausar',
  backToNow: 'Voltar ao presente',
  link: 'Copiar o link para este momento',
  saveFile: 'Salvar a partida em um arquivo',
  fileNotYet:
    'O arquivo contém todos os segredos da partida, por isso só existe quando ela acaba. O link para este momento já funciona.',
  chose: (name) => `${name} decidiu`,
};

export const keys: Messages['keys'] = {
  title: 'Teclas',
  list: [
    ['1 – 9', 'escolher o que tem este número'],
    ['Espaço', 'escolher o que está em foco, ou devolvê-lo; pular o que está acontecendo'],
    ['Enter', 'confirmar o que foi escolhido, também sobre algo já escolhido; pular o que está acontecendo'],
    ['Ctrl Enter', 'confirmar o que foi escolhido, esteja onde estiver'],
    ['Setas', 'no diário: de uma regra para outra'],
    ['U', 'desfazer'],
    ['H', 'dica'],
    ['R', 'regras'],
    ['C', 'conversa'],
    ['L', 'rever'],
    ['?', 'esta lista'],
  ],
};
