import { and, count, plural } from '@tavolo/language/pt';
import type { Messages } from '../messages.ts';

export const common: Messages['common'] = {
  appName: 'Tavolo',
  skipToContent: 'Ir para o conteúdo',
  close: 'Fechar',
  cancel: 'Cancelar',
  toHome: 'Voltar ao início',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'O navegador não deixa a página copiar. Copie daqui',
  share: 'Compartilhar',
  loading: 'Carregando…',
  you: 'Você',
  bot: 'Bot',
  open: 'Livre',
  language: 'Idioma',
  languageNames: { en: 'English', it: 'Italiano', pt: 'Português' },
  theme: 'Tema',
  themes: { system: 'Igual ao aparelho', dark: 'Escuro', light: 'Claro' },
  bots: { random: 'Imprudente', greedy: 'Sensato', search: 'Astuto' },
  botsSay: {
    random: 'Faz qualquer jogada válida, sem pensar.',
    greedy: 'Escolhe o que parece melhor na hora.',
    search: 'Pensa nas próximas jogadas. O mais forte.',
  },
};

export const blurb: Messages['blurb'] = {
  players: (min, max) => (min === max ? count(min, 'jogador', 'jogadores') : `${min} a ${max} jogadores`),
  minutes: (minutes) => count(minutes, 'minuto', 'minutos'),
  together: 'cooperativo',
};

export const coming: Messages['coming'] = {
  'machina-arcana': {
    title: 'Machina Arcana',
    says: 'Exploradores em salões de vapor e horror, a um capítulo de sair com vida.',
    facts: '1 a 4 jogadores · cooperativo',
  },
};

export const home: Messages['home'] = {
  tagline: 'Jogos de tabuleiro de aventura: das regras a gente cuida.',
  sub: 'Jogue com bots, em um único aparelho ou com amigos que estão longe. Sem conta e sem instalar nada.',
  theGames: 'Os jogos',
  playNow: 'Jogar agora',
  playNowSays: 'Com bots nos outros lugares',
  bots: 'Bots',
  setUp: 'Preparar uma partida…',
  setUpSays: 'Escolha as opções e o lugar de cada um',
  withFriends: 'Jogar com amigos',
  withFriendsSays: 'Basta mandar um link',
  aroundOneScreen: 'Passa e joga',
  aroundOneScreenSays: 'Um de cada vez, no mesmo aparelho',
  learn: 'Aprender jogando',
  learnSays: 'Uma primeira partida guiada, passo a passo',
  rules: 'Ler as regras',
  rulesSay: 'Todas, numeradas',
  notYet: 'Ainda não dá para jogar',
  whatIsComing: 'O que vem por aí',
  myTables: 'Suas mesas',
  noTables: 'Nenhuma partida ainda. Comece uma: ela fica aqui à sua espera, mesmo que você feche a página.',
  nextWaiting: 'Ir para a próxima mesa à sua espera',
  yourMove: 'Sua vez',
  waitingFor: (names) => `Aguardando ${and(names)}`,
  gathering: 'Ainda não começou',
  over: 'Encerrada',
  youWon: 'Você venceu',
  wonBy: (names) => `${and(names)} ${names.length === 1 ? 'venceu' : 'venceram'}`,
  nobodyWon: 'Ninguém venceu',
  putAway: (game) => `Ocultar esta mesa: ${game}`,
  showPutAway: (count) =>
    plural(count, { one: 'Mostrar a mesa oculta', other: `Mostrar ${count} mesas ocultas` }),
  onThisDevice: 'Neste aparelho',
  movesSoFar: (count) => plural(count, { one: `${count} decisão`, other: `${count} decisões` }),
  joinTitle: 'Entrar em uma mesa',
  joinLabel: 'Link ou código do convite',
  join: 'Entrar',
  notALink: 'Esse link não leva a nenhuma mesa. Os links são assim: …/join/…',
  openReplay: 'Abrir um replay',
  offline: 'Você está sem conexão',
  offlineSays:
    'Ainda dá para jogar neste aparelho, com bots ou passando de mão em mão. Essas partidas ficam neste navegador.',
  tryAgain: 'Tentar de novo',
  youAreNobody: 'Escolha um nome',
  guest: 'Viajante',
  opening: 'Abrindo a mesa…',
};

export const setup: Messages['setup'] = {
  title: (game) => `Nova partida: ${game}`,
  seats: 'Lugares',
  howMany: 'Número de jogadores',
  seat: (number) => `Lugar ${number}`,
  who: { me: 'Eu', friend: 'Um amigo on-line', here: 'Alguém aqui', bot: 'Um bot' },
  whoSits: (number) => `Quem fica no lugar ${number}`,
  nameOf: (number) => `Nome para o lugar ${number}`,
  strengthOf: (number) => `Nível do bot no lugar ${number}`,
  somebody: (number) => `Jogador ${number}`,
  yourName: 'Seu nome',
  pace: 'Ritmo',
  paces: { live: 'Ao vivo', daily: 'Em vários dias' },
  pacesSay: {
    live: 'Todo mundo está aqui agora.',
    daily: 'Jogue quando puder. A mesa espera e mostra o que aconteceu.',
  },
  played: 'O que jogar',
  options: 'Opções',
  open: 'Abrir a mesa',
  start: 'Começar a partida',
  needsSeat: 'Dê pelo menos um lugar a você ou a alguém aqui.',
  hasSecretsHere: 'Quando há algo secreto, a tela fica coberta até o aparelho chegar à pessoa certa.',
};

export const settingsText: Messages['settings'] = {
  title: 'Configurações',
  sound: 'Sons',
  speed: 'Animações',
  speeds: { calm: 'Lentas', normal: 'Normais', fast: 'Rápidas', off: 'Nenhuma' },
  stillness: 'Seu aparelho pede movimento reduzido, por isso não há animações.',
  notices: 'Avisar quando for a minha vez',
  noticesSay: 'Com uma notificação do navegador, só quando esta página está em segundo plano.',
  noticesDenied:
    'Seu navegador bloqueia as notificações desta página. Você pode liberá-las nas configurações dele.',
  careful: 'Confirmar cada escolha',
  carefulSays: 'O primeiro toque seleciona, o segundo confirma.',
  shortcuts: 'Atalhos de teclado',
  shortcutsSay:
    'Na mesa, letras, números e “?” são atalhos. Desative se você usa ditado por voz ou aperta teclas sem querer.',
  textSize: 'Tamanho do texto',
  percent: (size) => `${size}%`,
};

export const trouble: Messages['trouble'] = {
  title: 'Algo deu errado nesta página',
  says: 'A culpa é nossa. Sua partida está salva: recarregue a página e continue de onde parou.',
  reload: 'Recarregar a página',
  detail: 'Detalhes técnicos',
  lostTitle: 'Página não encontrada',
  lostSays: 'Não há nada neste endereço. Talvez falte um pedaço do link.',
};
