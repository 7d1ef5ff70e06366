import { and, count } from '@tavolo/language/pt';
import type { Messages } from '../messages.ts';

export const rules: Messages['rules'] = {
  title: (game) => `Regras de ${game}`,
  search: 'Buscar nas regras',
  found: (rules) => count(rules, 'regra', 'regras'),
  none: 'Nenhuma regra tem essas palavras. Tente com menos palavras.',
  synonyms: [
    ['objetivo', 'objetivos', 'meta', 'vencer', 'vence', 'vencedor', 'vitoria', 'ganhar'],
    ['morto', 'mortos', 'morte', 'morrer', 'morre', 'exausto', 'exaustos'],
    ['saude', 'vida', 'pontos de vida', 'pv', 'ferimento', 'ferimentos'],
    ['dinheiro', 'ouro', 'moeda', 'moedas'],
    ['luta', 'combate', 'batalha', 'ataque', 'atacar'],
    ['inimigo', 'inimigos', 'monstro', 'monstros'],
    ['preparacao', 'preparar', 'inicio', 'comecar', 'comeco'],
    ['andar', 'mover', 'movimento', 'passo'],
  ],
  how: 'Como jogar',
  howTo: (game) => `Como jogar ${game}`,
  more: 'A regra',
  cards: 'Todas as cartas',
  cardsOf: (game) => `As cartas de ${game}`,
  searchCards: 'Buscar nas cartas',
  foundCards: (cards) => count(cards, 'carta', 'cartas'),
  noCards: 'Nenhuma carta tem essas palavras. Tente com menos palavras.',
  contents: 'Capítulos',
  executable: 'Toda regra tem um número. O jogo cita a regra sempre que a aplica, e um teste a comprova.',
  linkTo: (rule) => `Link para a regra ${rule}`,
  notYetTitle: 'Este livro de regras está sendo escrito',
  notYetSays: (game) =>
    `Ainda não dá para jogar ${game} aqui. As regras estão sendo escritas, numeradas e testadas uma a uma. Enquanto isso, experimente um jogo que já está pronto.`,
  playOther: (game) => `Jogar ${game}`,
  whole: 'Ler o livro de regras inteiro',
};

export const me: Messages['me'] = {
  title: 'Você',
  name: 'Seu nome',
  save: 'Salvar o nome',
  saved: 'Salvo',
  firstName: 'Escolher um nome',
  devices: 'Seus aparelhos',
  thisDevice: 'este',
  since: (date) => `desde ${date}`,
  revoke: 'Desconectar',
  revokeThis: 'Desconectar este aparelho',
  signOutTitle: 'Desconectar este aparelho?',
  signOutLoses: (name) =>
    `Só este aparelho conhece você como ${name}. Se ele for desconectado, ninguém poderá recuperar seu nome nem seus lugares nas mesas. Para não perder nada, entre antes em outro aparelho.`,
  signOutKeeps: (name, devices) =>
    `Você continua como ${name} nestes aparelhos: ${and(devices)}. Para voltar aqui, crie um link lá.`,
  signOutAnyway: 'Desconectar e perder tudo',
  carry: 'Entrar em outro aparelho',
  carrySays:
    'Crie um link e abra no outro aparelho: seu nome e suas mesas vão aparecer lá também. O link funciona uma vez só, por poucos minutos.',
  makeLink: 'Criar um link',
  expires: (time) => `Funciona uma vez, até as ${time}.`,
  stored: 'O que guardamos sobre você',
  storedSays:
    'Seu nome, uma chave secreta por aparelho e as mesas em que você está. Nenhum endereço, nenhum e-mail, nenhuma senha, nenhum rastreamento. Configurações como idioma e tema ficam neste navegador.',
  claimTitle: 'Entrar neste aparelho?',
  claimSays:
    'Este aparelho terá o mesmo nome e as mesmas mesas do aparelho que criou o link. Use só links que você criou.',
  claim: 'Entrar',
  claimed: (name) => `Que bom ver você de novo, ${name}.`,
};

export const replayFile: Messages['replayFile'] = {
  title: 'Assistir a um replay',
  says: 'Um replay é um arquivo pequeno: a semente de uma partida e as respostas de todos. Seu navegador joga tudo de novo, e nada é enviado.',
  choose: 'Escolher um arquivo',
  drop: 'ou solte-o aqui',
  unreadable: 'Não deu para ler este arquivo.',
  otherVersion: 'Esta partida foi salva com uma versão anterior das regras. Só dá para ver o fim.',
  another: 'Ver outro arquivo',
};

export const learn: Messages['learn'] = {
  opening: 'Preparando a lição…',
  leave: 'Sair da lição',
  again: 'Recomeçar',
  gotIt: 'Entendi',
  progress: (done, all) => `${done} de ${all} dicas lidas`,
  done: 'Não há mais nada para aprender. Jogue até o fim ou saia: você já conhece o jogo.',
  over: 'A lição acabou: você já conhece o jogo.',
  ready: 'Jogar para valer',
  none: 'Ainda não há uma partida guiada para este jogo. As regras são um bom começo.',
};

export const credits: Messages['credits'] = {
  title: 'Créditos',
  unofficial: 'Não oficial',
  unofficialSays:
    'O Tavolo é feito por gente que ama estes jogos. Não tem ligação com as editoras nem com os autores, não foi aprovado por eles e não contém ilustrações nem textos deles: as palavras e os desenhos são nossos. Nomes e números são fatos dos jogos. Se você gosta de um jogo, compre.',
  icons: 'Ícones',
  iconsSay:
    'De game-icons.net, por Lorc, Delapouite e outros, sob CC BY 3.0. Cores e tamanhos foram alterados.',
  fonts: 'Fontes',
  fontsSay:
    'Cinzel de Natanael Gama e Atkinson Hyperlegible Next do Braille Institute, ambas sob a SIL Open Font License 1.1.',
  software: 'Software',
  softwareSays: 'Feito com React e uqr, sob a licença MIT. O Tavolo também tem a licença MIT.',
};
