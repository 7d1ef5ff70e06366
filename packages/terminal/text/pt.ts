import { and, count, decimal } from '@tavolo/language/pt';
import type { ShellTexts } from './shell.ts';

const meant = (word: string | null): string => (word === null ? '' : ` Você quis dizer “${word}”?`);

/** So many a second, or a minute where they are slow. */
const pace = (rate: number, what: string): string =>
  rate < 1
    ? `${decimal(60 * rate, 1)}${what} por minuto`
    : `${decimal(rate, rate < 10 ? 1 : 0)}${what} por segundo`;

export const pt: ShellTexts = {
  misread: {
    'unknown-command': ({ word, meant: it }) => `O comando “${word}” não existe.${meant(it)}`,
    'unknown-option': ({ word, meant: it }) => `A opção “${word}” não existe aqui.${meant(it)}`,
    'unknown-game': ({ word, meant: it, known }) =>
      `O jogo “${word}” não existe.${meant(it)} Você pode escolher entre: ${known.join(', ')}.`,
    'unknown-bot': ({ word, meant: it }) =>
      `O bot “${word}” não existe.${meant(it)} Os bots são random, greedy e search.`,
    'unknown-table-option': ({ word, meant: it, known }) =>
      `O jogo não tem a opção “${word}”.${meant(it)}${known.length === 0 ? '' : ` Você pode escolher entre: ${known.join(', ')}.`}`,
    'unknown-language': ({ word }) =>
      `O idioma “${word}” não existe aqui. Você pode escolher entre: en, it, pt.`,
    'missing-value': ({ option }) => `${option} precisa de um valor.`,
    'not-a-number': ({ option, word }) =>
      `${option} precisa de um número inteiro a partir de 1, e não de “${word}”.`,
    'wrong-seats': ({ count, min, max }) =>
      `O jogo é para ${min === max ? min : `${min} a ${max}`} jogadores, e não para ${count}.`,
    'same-name': ({ word }) => `Dois jogadores não podem se chamar “${word}”.`,
    'bad-name': ({ word }) => `“${word}” não pode ser nome de jogador.`,
    'missing-game': () => 'Qual jogo?',
    'missing-file': () => 'Qual arquivo?',
    'missing-name': () => 'Como se chama o jogo? Use letras minúsculas e hifens, como meu-jogo.',
    'too-much': ({ word }) => `Não sei o que fazer com “${word}”.`,
    'one-of-both': ({ one, other }) => `Use ${one} ou ${other}, não os dois.`,
  },
  help: {
    tagline: 'jogos de tabuleiro de aventura em uma só mesa, com todas as regras.',
    usage: 'Uso',
    commands: 'Comandos',
    options: 'Opções',
    examples: 'Exemplos',
    games: 'Jogos',
    more: 'Para saber mais sobre um comando: npx tavolo <comando> --help',
    says: {
      play: 'joga neste terminal, contra bots ou passando o teclado',
      sim: 'faz os bots jogarem muitas partidas e conta os resultados',
      replay: 'reconta uma partida salva como história',
      rules: 'procura no livro de regras',
      new: 'escreve um pequeno jogo novo para começar, pronto para jogar',
    },
    option: {
      seats: 'quem joga: você, o nome de uma pessoa, ou um bot (random, greedy, search)',
      players: 'quantos jogam, contando você; os outros são bots. Por padrão, o número habitual',
      seed: 'um texto qualquer; a mesma semente dá as mesmas cartas e os mesmos dados',
      options: 'configurações da partida, listadas abaixo',
      load: 'continua uma partida salva',
      lang: 'o idioma: en, it ou pt',
      games: 'quantas partidas; 1000 por padrão',
      from: 'o número da primeira partida, para continuar uma série interrompida; 1 por padrão',
      iterations: 'quantas partidas o bot search imagina; 400 por padrão',
      workers: 'quantas threads; uma por núcleo por padrão',
      json: 'para programas: um objeto JSON',
      csv: 'para programas: uma tabela CSV',
      out: 'escreve em um arquivo em vez da tela',
      force: 'sobrescreve um arquivo existente sem perguntar',
      step: 'espera Enter depois de cada passo',
      help: 'esta página',
      version: 'a versão',
    },
    placeholders: {
      game: '<jogo>',
      file: '<arquivo>',
      words: '[palavras]',
      name: '<nome>',
      text: '<texto>',
      number: '<número>',
      list: '<a,b,…>',
      language: '<en|it|pt>',
      command: '<comando>',
      options: '[opções]',
    },
    botSeats:
      'quais bots jogam: random, greedy, search. Por padrão, o número habitual deles: search,greedy,random,…',
    tableOptions: 'Configurações para --options',
    usual: (word) => `padrão: ${word}`,
  },
  play: {
    words: {
      card: ['carta'],
      why: ['porquê', 'por que', 'por quê', 'porque'],
      rule: ['regra', 'regras'],
      log: ['registro'],
      undo: ['desfazer'],
      hint: ['dica'],
      save: ['salvar'],
      quit: ['sair', 'q'],
      help: ['ajuda', '?'],
    },
    says: {
      card: 'carta <número ou nome>: lê uma opção ou uma carta; sem nome, lista tudo o que você pode ver',
      why: 'porquê <linha>: a regra por trás de uma linha do registro',
      rule: 'regra <palavras ou número>: procura',
      log: 'tudo o que aconteceu',
      undo: 'desfaz a sua última decisão, se nada foi comprado nem rolado desde então',
      hint: 'o que o bot search faria, com os seus números',
      save: 'salvar [arquivo]: salva a partida em um arquivo e continua o jogo',
      quit: 'sai, com a chance de salvar antes',
      help: 'esta lista',
    },
    howToAnswer: 'Digite o número da opção que quiser, ou ajuda a qualquer momento.',
    numberSays:
      'um número escolhe; vários números onde dá para escolher mais de uma coisa, só Enter para nenhuma',
    helpTitle: 'A cada pergunta',
    reminder: (words, canBeNamed) =>
      `um número${canBeNamed ? ', parte de um nome' : ''}, ou: ${words.join(' ')}`,
    you: 'você',
    defaultName: 'Ariel',
    picked: (given) => (given === 1 ? 'Você escolheu só 1.' : `Você escolheu ${given}.`),
    pickOne: (options) => (options === 1 ? 'Digite 1.' : `Digite um número de 1 a ${options}.`),
    pickSome: ({ min, max }) =>
      min === 0 && max === 1
        ? 'Digite um número, ou só Enter para nenhum.'
        : min === 0
          ? `Digite até ${max} números, por exemplo 1 3, ou só Enter para nenhum.`
          : min === max
            ? `Digite ${max === 1 ? 'um número' : `${max} números, separados por espaços`}.`
            : `Digite de ${min} a ${max} números, por exemplo 1 3.`,
    moreLines: (lines) => `mais ${count(lines, 'linha', 'linhas')}: registro`,
    logEmpty: 'Ainda não aconteceu nada.',
    whyTitle: 'De onde vêm os números',
    noSuchLine: (number) => `O registro não tem a linha ${number}.`,
    noSuchCard: (words, it) => `Não existe a carta “${words}”.${meant(it)}`,
    whichCard: 'Para ver uma, digite carta e o número ou o nome dela:',
    nothingToSee: (number) => `A opção ${number} não tem mais nada para ver.`,
    noSuchRule: (words) => `Nenhuma regra menciona “${words}”.`,
    unknownWord: (word, it) =>
      `Não conheço “${word}”.${meant(it)} Digite ajuda para ver o que você pode digitar.`,
    notANumber: 'Digite só números, separados por espaços.',
    outOfRange: (most) => (most === 1 ? 'Só existe a opção 1.' : `As opções vão de 1 a ${most}.`),
    whichOption: (options) => `Qual? ${options.join(', ')}`,
    undone: 'Desfeito.',
    thinking: 'Pensando …',
    botThinks: (name) => `${name} está pensando …`,
    hint: (matches) =>
      `Depois de ${count(matches, 'partida imaginada', 'partidas imaginadas')}, o bot search escolheria a primeira:`,
    hintHeadings: ['resposta', 'perspectivas', 'tentativas'],
    curtain: (name) => `A próxima decisão é secreta. Passe o teclado para ${name}.`,
    curtainPrompt: 'Ninguém mais olhando? Aperte Enter.',
    offerSave: 'Salvar a partida antes? [S/n] ',
    left: 'Até a próxima!',
    howToReplay: 'Para ler a história de novo:',
    howToResume: 'Para continuar mais tarde:',
    resumed: (answers) => `Continuando depois de ${count(answers, 'decisão', 'decisões')}.`,
    givenUp: (answers) =>
      answers === 1
        ? 'As regras mudaram desde então: a última decisão precisa ser tomada de novo.'
        : `As regras mudaram desde então: as últimas ${answers} decisões precisam ser tomadas de novo.`,
    ending: 'E agora?',
    endingChoices: ['Jogar de novo na mesma mesa', 'Salvar esta partida', 'Sair'],
    anotherTable: (seats) =>
      `A partida salva tem ${count(seats, 'lugar', 'lugares')}: --seats precisa indicar a mesma quantidade.`,
    bug: 'Uma regra falhou, e o erro é nosso. A partida foi salva: envie o arquivo para nós, por favor.',
  },
  plain: {
    winners: ([first, ...others]) => {
      if (first === undefined) return 'Ninguém venceu.';
      return others.length === 0 ? `${first} venceu!` : `${and([first, ...others])} venceram juntos!`;
    },
    won: 'Vitória!',
    lost: 'Derrota.',
    score: 'pontos',
    nothingToExplain: 'Este jogo não tem números para explicar aqui.',
  },
  files: {
    saved: (file) => `Salvo: ${file}`,
    exists: (file) => `${file} já existe. Sobrescrever? [s/N] `,
    existsUnattended: (file) =>
      `${file} já existe, e não há a quem perguntar. Use --force para sobrescrever.`,
    notWritten: (file) => `${file} ficou como estava.`,
    cannotRead: (file, why) => `Não dá para ler ${file}: ${why}`,
    cannotWrite: (file, why) => `Não dá para escrever ${file}: ${why}`,
    notJson: (file) => `${file} não é uma partida salva: nem JSON é.`,
    refused: (file, why) => `Não dá para usar ${file}. ${why}`,
    why: {
      noFile: 'o arquivo não existe.',
      noFolder: 'a pasta não existe.',
      isFolder: 'é uma pasta.',
      noPermission: 'você não tem permissão.',
      noSpace: 'o disco está cheio.',
    },
  },
  sim: {
    progress: ({ done, total, rate, left, spent }, won) =>
      left === null
        ? `0 de ${total} partidas, há ${spent}`
        : `${done} de ${count(total, 'partida', 'partidas')}${won === null ? '' : `, ${count(won, 'vencida', 'vencidas')}`}, ${pace(rate, '')}, faltam ${left}`,
    title: (games, game, seed) => `${count(games, 'partida', 'partidas')} de ${game}, semente ${seed}`,
    interrupted: (games, of) => `Interrompido depois de ${games} de ${of} partidas.`,
    speed: (rate, workers) => `${pace(rate, ' partidas')} em ${count(workers, 'thread', 'threads')}`,
    headings: ['bot', 'vitórias', 'intervalo 95 %', 'compartilhadas'],
    shared: 'Uma vitória compartilhada conta como fração.',
    confidence: '± é metade da largura de um intervalo de 95 %.',
    length: (lasts, answers) => `Uma partida tem ${lasts === null ? '' : `${lasts} e `}${answers} decisões.`,
    times: 'vezes',
  },
  replay: {
    title: (game, seats) => `${game}: ${seats.join(', ')}`,
    next: 'Enter: avançar · q: sair ',
    unfinished: (answers) => `A partida foi salva aqui, depois de ${count(answers, 'decisão', 'decisões')}.`,
  },
  rules: {
    title: (game) => `Regras de ${game}`,
    chapterHeadings: ['capítulo', 'regras', 'título'],
    how: (command) => `Para ler um capítulo ou procurar palavras: ${command}`,
    found: (rules, words) => `${count(rules, 'regra menciona', 'regras mencionam')} “${words}”`,
    none: (words) => `Nenhuma regra menciona “${words}”. Tente menos palavras, ou um capítulo.`,
    more: (count) =>
      count === 1 ? '… e mais uma, menos relevante.' : `… e mais ${count}, menos relevantes.`,
  },
  newGame: {
    written: (title, folder) => `${title} já está na prateleira, em ${folder}.`,
    next: 'Agora você pode:',
    play: 'jogar aqui',
    browser: 'jogar no navegador, a partir da página inicial',
    test: 'testar as regras',
    read: 'ler como torná-lo seu',
    noHouse: 'Esta pasta não faz parte do código do Tavolo. Vá até a pasta que você clonou e tente de novo.',
    bad: {
      'not-a-name': (name) =>
        `Um jogo não pode se chamar “${name}”. Use letras minúsculas, algarismos e hifens, como meu-jogo.`,
      taken: (name) => `Já existe um jogo chamado “${name}”.`,
    },
  },
  error: (what) => `Alguma coisa deu errado: ${what}`,
  yes: ['s', 'sim', 'y'],
  no: ['n', 'não', 'nao', 'no'],
};
