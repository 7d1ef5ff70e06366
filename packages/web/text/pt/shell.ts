import type { Messages } from '../messages.ts';
import { listIn, pluralIn } from '../plural.ts';

const many = pluralIn('pt');
const and = listIn('pt');

export const common: Messages['common'] = {
  appName: 'Tavolo',
  skipToContent: 'Ir para o conteúdo',
  close: 'Fechar',
  cancel: 'Deixar como está',
  toHome: 'Ir para a página inicial',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'O navegador não deixa a página copiar: copie daqui',
  share: 'Compartilhar',
  loading: 'Arrumando a mesa…',
  you: 'Você',
  bot: 'Bot',
  open: 'Livre',
  language: 'Idioma',
  languageNames: { en: 'English', it: 'Italiano', pt: 'Português' },
  theme: 'Tema',
  themes: { system: 'Como no aparelho', dark: 'Noite', light: 'Dia' },
  bots: { random: 'Imprudente', greedy: 'Sólido', search: 'Astuto' },
  botsSay: {
    random: 'Faz qualquer coisa que seja permitida, sem pensar.',
    greedy: 'Fica com o que parece melhor agora.',
    search: 'Imagina como o jogo pode continuar. O mais forte.',
  },
};

export const games: Messages['games'] = {
  'gauntlet-of-fools': {
    title: 'Gauntlet of Fools',
    says: 'Gabe-se até ficar com o melhor herói e depois cambaleie por monstros e armadilhas até ninguém sobrar de pé. Vence o cadáver mais rico.',
    facts: '2 a 6 jogadores · 30 minutos',
  },
  gloomhaven: {
    title: 'Gloomhaven',
    says: 'Mercenários com uma mão de cartas contra tudo o que espreita atrás da próxima porta.',
    facts: '1 a 4 jogadores · cooperativo',
  },
  'wow-adventure': {
    title: 'World of Warcraft: The Adventure Game',
    says: 'Quatro heróis cruzam um continente atrás de missões, níveis e da desgraça alheia.',
    facts: '2 a 4 jogadores · uns contra os outros',
  },
  'machina-arcana': {
    title: 'Machina Arcana',
    says: 'Exploradores em salões de vapor e horror, a um capítulo de saírem vivos.',
    facts: '1 a 4 jogadores · cooperativo',
  },
};

export const home: Messages['home'] = {
  tagline: 'Jogos de tabuleiro de aventura, com todas as regras no lugar.',
  sub: 'Só você e os bots, em volta de uma tela ou com amigos distantes. Sem conta, nada para instalar.',
  theGames: 'Os jogos',
  playNow: 'Jogar agora',
  playNowSays: 'Na hora, com bots nos outros lugares',
  bots: 'Bots',
  setUp: 'Preparar uma partida…',
  setUpSays: 'Escolher o que se joga e quem se senta onde',
  withFriends: 'Jogar com amigos',
  withFriendsSays: 'Mande um link e eles se sentam',
  aroundOneScreen: 'Em volta de uma tela',
  aroundOneScreenSays: 'O aparelho passa de mão em mão',
  learn: 'Aprender jogando',
  learnSays: 'Uma primeira partida guiada, passo a passo',
  rules: 'Ler as regras',
  rulesSay: 'Todas elas, numeradas',
  notYet: 'Ainda não dá para jogar',
  whatIsComing: 'O que vem por aí',
  myTables: 'Suas mesas',
  noTables:
    'Nenhuma partida em andamento. Comece uma: ela espera por você aqui, mesmo que você feche a página.',
  nextWaiting: 'Ir para a próxima mesa que espera por você',
  yourMove: 'Sua vez',
  waitingFor: (names) => `Esperando ${and(names)}`,
  gathering: 'Reunindo gente',
  over: 'Terminada',
  onThisDevice: 'Neste aparelho',
  movesSoFar: (count) => many(count, { one: `${count} decisão`, other: `${count} decisões` }),
  joinTitle: 'Entrar em uma mesa',
  joinLabel: 'Um link ou código que mandaram para você',
  join: 'Ir para a mesa',
  notALink: 'Isto não leva a nenhuma mesa. Um link é assim: …/join/…',
  openReplay: 'Abrir o arquivo de uma partida',
  youAreNobody: 'Escolha um nome',
  guest: 'Viajante',
  opening: 'Abrindo a mesa…',
};

export const setup: Messages['setup'] = {
  title: (game) => `Preparar a mesa: ${game}`,
  seats: 'Lugares',
  howMany: 'Quantos jogam',
  seat: (number) => `Lugar ${number}`,
  who: { me: 'Eu', friend: 'Um amigo, pelo link', here: 'Alguém aqui', bot: 'Um bot' },
  whoSits: (number) => `Quem fica no lugar ${number}`,
  nameOf: (number) => `Nome no lugar ${number}`,
  strengthOf: (number) => `Como joga o bot do lugar ${number}`,
  somebody: (number) => `Jogador ${number}`,
  yourName: 'Como você se chama',
  pace: 'Ritmo',
  paces: { live: 'Ao vivo', daily: 'Uma jogada por dia' },
  pacesSay: {
    live: 'Todo mundo está aqui agora.',
    daily: 'Apareça quando quiser; a mesa espera e mostra o que aconteceu.',
  },
  played: 'O que vocês jogam',
  options: 'Jeitos de jogar',
  open: 'Abrir a mesa',
  start: 'Começar a partida',
  needsSeat: 'Primeiro dê um lugar a você ou a alguém aqui.',
  hasSecretsHere: 'Quando algo é secreto, uma cortina pede para passar o aparelho.',
};

export const settingsText: Messages['settings'] = {
  title: 'Configurações',
  sound: 'Sons',
  speed: 'Velocidade com que tudo acontece',
  speeds: { calm: 'Com calma', normal: 'Normal', fast: 'Rápido', off: 'Na hora' },
  stillness: 'Seu aparelho pede menos movimento, por isso tudo aparece na hora.',
  notices: 'Avisar quando for a minha vez',
  noticesSay: 'Um aviso do navegador, só enquanto esta página não está à vista.',
  noticesDenied: 'Seu navegador não permite avisos desta página. Dá para mudar isso nas configurações dele.',
  careful: 'Confirmar cada escolha',
  carefulSays: 'Um toque marca, outro decide.',
  shortcuts: 'Teclas da mesa',
  shortcutsSay:
    'Na mesa, uma só letra, um número ou “?” já faz alguma coisa. Desative se você dita por voz ou aperta teclas sem querer.',
  textSize: 'Tamanho do texto',
  percent: (size) => `${size}%`,
};

export const trouble: Messages['trouble'] = {
  title: 'Algo deu errado nesta página',
  says: 'A culpa é nossa. Nada se perdeu na sua mesa: a partida está guardada. Recarregue a página e você volta à mesma pergunta.',
  reload: 'Recarregar a página',
  detail: 'Para quem conserta coisas',
  lostTitle: 'Não há nada aqui',
  lostSays: 'O endereço não leva a lugar nenhum. Talvez um pedaço do link tenha se perdido.',
};
