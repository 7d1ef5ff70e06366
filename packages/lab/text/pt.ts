import type { ShellTexts } from './shell.ts';

const meant = (word: string | null): string => (word === null ? '' : ` Você quis dizer “${word}”?`);
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

/** So many a second, or a minute where they are slow. */
const pace = (rate: number, what: string): string =>
  rate < 1
    ? `${decimal(60 * rate, 1)}${what} por minuto`
    : `${decimal(rate, rate < 10 ? 1 : 0)}${what} por segundo`;

export const pt: ShellTexts = {
  refusals: {
    malformed: 'Uma resposta não tem essa forma.',
    'unknown-seat': 'Não há esse lugar nesta mesa.',
    'match-over': 'A partida acabou.',
    'not-your-turn': 'Ali não há nada a decidir agora.',
    stale: 'Essa é a resposta a uma pergunta anterior.',
    'already-taken': 'Essa resposta já foi aceita.',
    'wrong-count': 'É pouco ou é demais.',
    'picked-twice': 'A mesma coisa foi escolhida duas vezes.',
    'not-an-option': 'Isso não está entre as opções.',
    'invalid-selection': 'Essas coisas não podem ser escolhidas juntas.',
    'nothing-to-undo': 'Não há nenhuma decisão sua para desfazer.',
    'past-a-barrier': 'Não dá para desfazer: desde então foram vistas cartas ou dados.',
    'others-have-decided': 'Não dá para desfazer: desde então outra pessoa decidiu, sabendo disso.',
    'not-a-record': 'Não é uma partida salva, ou está danificada.',
    'another-game': 'É uma partida de outro jogo.',
    'other-rules-version': 'Foi salva com outras regras e não pode continuar com estas.',
    'does-not-replay': 'Foi alterada ou danificada: as respostas não combinam com as perguntas.',
    'bad-seats': 'Não dá para jogar com esses lugares.',
    'bad-options': 'O jogo não conhece essas opções.',
  },
  misread: {
    'unknown-command': ({ word, meant: it }) => `Não existe o comando “${word}”.${meant(it)}`,
    'unknown-option': ({ word, meant: it }) => `Aqui não existe a opção “${word}”.${meant(it)}`,
    'unknown-game': ({ word, meant: it, known }) =>
      `Não existe o jogo “${word}”.${meant(it)} ${known.length === 1 ? 'Existe' : 'Existem'}: ${known.join(', ')}.`,
    'unknown-bot': ({ word, meant: it }) =>
      `Não existe o bot “${word}”.${meant(it)} Existem: random, greedy, search.`,
    'unknown-table-option': ({ word, meant: it, known }) =>
      `O jogo não tem a opção “${word}”.${meant(it)}${known.length === 0 ? '' : ` Existem: ${known.join(', ')}.`}`,
    'unknown-language': ({ word }) => `“${word}” não é uma das minhas línguas: en, it, pt.`,
    'missing-value': ({ option }) => `Falta alguma coisa depois de ${option}.`,
    'not-a-number': ({ option, word }) => `${option} pede um número inteiro a partir de 1, não “${word}”.`,
    'wrong-seats': ({ count, min, max }) => `O jogo é para ${min} a ${max} jogadores, não ${count}.`,
    'same-name': ({ word }) => `Dois jogadores não podem se chamar “${word}”.`,
    'bad-name': ({ word }) => `“${word}” não pode ser nome de jogador.`,
    'missing-game': () => 'Qual jogo?',
    'missing-file': () => 'Qual arquivo?',
    'too-much': ({ word }) => `Não sei o que fazer com “${word}”.`,
    'one-of-both': ({ one, other }) => `${one} e ${other} não combinam.`,
  },
  help: {
    tagline: 'jogos de tabuleiro de aventura em uma só mesa, com todas as regras.',
    usage: 'Uso',
    commands: 'Comandos',
    options: 'Opções',
    examples: 'Exemplos',
    games: 'Jogos',
    more: 'npx tavolo <comando> --help diz mais.',
    says: {
      play: 'joga neste terminal, contra bots ou passando o teclado',
      sim: 'faz os bots jogarem muitas partidas, e conta',
      replay: 'conta uma partida salva como história',
      rules: 'procura no livro de regras',
    },
    option: {
      seats: 'quem joga: você, o nome de uma pessoa, ou um bot (random, greedy, search)',
      players: 'quantos jogam, você e bots; 4 se você não disser',
      seed: 'um texto qualquer; a mesma semente dá as mesmas cartas e os mesmos dados',
      options: 'maneiras de jogar em que as mesas divergem',
      load: 'continua uma partida salva',
      lang: 'a língua: en, it ou pt',
      games: 'quantas partidas; 1000 se você não disser',
      iterations: 'quanto o bot search pensa; 400 se você não disser',
      workers: 'quantas threads; uma por núcleo se você não disser',
      json: 'para máquinas: um objeto',
      csv: 'para máquinas: uma tabela',
      out: 'escreve em um arquivo em vez da tela',
      force: 'sobrescreve um arquivo que existe, sem perguntar',
      step: 'espera Enter depois de cada passo',
      help: 'esta página',
      version: 'a versão',
    },
    placeholders: {
      game: '<jogo>',
      file: '<arquivo>',
      words: '[palavras]',
      text: '<texto>',
      number: '<número>',
      list: '<a,b,…>',
      language: '<en|it|pt>',
      command: '<comando>',
      options: '[opções]',
    },
    botSeats: 'quais bots jogam: random, greedy, search; search,greedy,random,random se você não disser',
    tableOptions: 'Maneiras de jogar, para --options',
  },
  play: {
    words: {
      card: ['carta'],
      why: ['porquê', 'por que', 'por quê', 'porque'],
      rule: ['regra', 'regras'],
      log: ['diário'],
      undo: ['desfazer'],
      hint: ['dica'],
      save: ['salvar'],
      quit: ['sair', 'q'],
      help: ['ajuda', '?'],
    },
    says: {
      card: 'carta <número ou nome>: o que diz uma opção ou uma carta; sozinha, tudo o que se pode ver',
      why: 'porquê <linha>: a regra por trás de uma linha do diário',
      rule: 'regra <palavras ou número>: procura',
      log: 'tudo o que aconteceu',
      undo: 'desfaz a sua última decisão, enquanto nada foi comprado nem rolado',
      hint: 'o que o bot search faria, com os seus números',
      save: 'salvar [arquivo]: escreve a partida em um arquivo, e o jogo segue',
      quit: 'sai; antes você pode salvar',
      help: 'esta lista',
    },
    numberSays: 'um número escolhe; vários números onde se pode escolher vários, nenhum só com Enter',
    helpTitle: 'A cada pergunta',
    reminder: (words) => `um número, ou: ${words.join(' ')}`,
    you: 'você',
    defaultName: 'Ariel',
    picked: (given) => (given === 1 ? 'É só um.' : `São ${given}.`),
    pickOne: (options) => (options === 1 ? 'Digite 1.' : `Digite um número de 1 a ${options}.`),
    pickSome: ({ min, max }) =>
      min === 0 && max === 1
        ? 'Digite um número, ou só Enter para nenhum.'
        : min === 0
          ? `Digite até ${max} números, por exemplo 1 3, ou só Enter para nenhum.`
          : min === max
            ? `Digite ${max === 1 ? 'um número' : `${max} números, separados por espaços`}.`
            : `Digite de ${min} a ${max} números, por exemplo 1 3.`,
    moreLines: (lines) => `mais ${plural(lines, 'linha', 'linhas')}: diário`,
    logEmpty: 'Ainda não aconteceu nada.',
    whyTitle: 'De onde vêm os números',
    noSuchLine: (number) => `No diário não há a linha ${number}.`,
    noSuchCard: (words, it) => `Não existe a carta “${words}”.${meant(it)}`,
    whichCard: 'Para ver uma, digite carta e o seu número ou o seu nome:',
    nothingToSee: (number) => `A opção ${number} não nomeia nada para ver: as suas palavras dizem tudo.`,
    noSuchRule: (words) => `Nenhuma regra contém “${words}”.`,
    unknownWord: (word, it) => `Não conheço “${word}”.${meant(it)} Com ajuda eu digo o que entendo.`,
    notANumber: 'Só números, por favor, separados por espaços.',
    outOfRange: (most) => (most === 1 ? 'Só existe a opção 1.' : `As opções vão de 1 a ${most}.`),
    undone: 'Desfeito.',
    thinking: 'Pensando …',
    botThinks: (name) => `${name} está pensando …`,
    hint: (matches) =>
      `Depois de ${plural(matches, 'partida imaginada', 'partidas imaginadas')} o bot search faria a primeira:`,
    hintHeadings: ['resposta', 'perspectivas', 'tentativas'],
    curtain: (name) => `A próxima decisão é secreta. Passe o aparelho para ${name}.`,
    curtainPrompt: 'Ninguém mais olhando? Aperte Enter.',
    offerSave: 'Salvar a partida antes? [S/n] ',
    left: 'Até a próxima!',
    howToReplay: 'Para ouvir a história de novo:',
    howToResume: 'Para continuar:',
    resumed: (answers) => `Continuando depois de ${plural(answers, 'decisão', 'decisões')}.`,
    givenUp: (answers) =>
      answers === 1
        ? 'As regras mudaram desde então: a última decisão precisa ser tomada de novo.'
        : `As regras mudaram desde então: as últimas ${answers} decisões precisam ser tomadas de novo.`,
    ending: 'E agora?',
    endingChoices: ['A revanche, na mesma mesa', 'Salvar esta partida', 'Sair'],
    anotherTable: (seats) =>
      `A partida salva tem ${plural(seats, 'lugar', 'lugares')}: --seats deve nomear o mesmo número.`,
    bug: 'Uma regra falhou: é um erro nosso. A partida foi salva; envie o arquivo, por favor.',
  },
  files: {
    saved: (file) => `Salvo: ${file}`,
    exists: (file) => `${file} existe. Sobrescrever? [s/N] `,
    existsUnattended: (file) => `${file} existe, e não há ninguém a quem perguntar. --force sobrescreve.`,
    notWritten: (file) => `${file} ficou como estava.`,
    cannotRead: (file, why) => `Não dá para ler ${file}: ${why}`,
    cannotWrite: (file, why) => `Não dá para escrever ${file}: ${why}`,
    notJson: (file) => `${file} não é uma partida salva: não é nem JSON.`,
    refused: (file, why) => `${file} foi recusado. ${why}`,
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
        ? `0 partidas de ${total}, há ${spent}`
        : `${plural(done, 'partida', 'partidas')} de ${total}${won === null ? '' : `, ${plural(won, 'vencida', 'vencidas')}`}, ${pace(rate, '')}, faltam ${left}`,
    title: (games, game, seed) => `${plural(games, 'partida', 'partidas')} de ${game}, semente ${seed}`,
    interrupted: (games, of) => `Interrompido: ${games} partidas de ${of}.`,
    speed: (rate, workers) => `${pace(rate, ' partidas')} em ${plural(workers, 'thread', 'threads')}`,
    headings: ['bot', 'vitórias', 'intervalo 95 %', 'divididas'],
    shared: 'Uma vitória dividida conta em partes.',
    confidence: '± é meio intervalo de 95 %.',
    length: (lasts, answers) => `Uma partida leva ${lasts} e ${answers} decisões.`,
    times: 'vezes',
  },
  replay: {
    title: (game, seats) => `${game}: ${seats.join(', ')}`,
    next: 'Enter: adiante · q: sair ',
    unfinished: (answers) => `Aqui a partida foi salva, depois de ${plural(answers, 'decisão', 'decisões')}.`,
  },
  rules: {
    title: (game) => `As regras de ${game}`,
    chapterHeadings: ['capítulo', 'regras', 'título'],
    how: (command) => `Para ler um capítulo ou procurar palavras: ${command}`,
    found: (count, words) => `${plural(count, 'regra', 'regras')} para “${words}”`,
    none: (words) => `Nenhuma regra contém “${words}”. Tente menos palavras, ou um capítulo.`,
    more: (count) =>
      count === 1 ? '… e mais uma, que combina menos.' : `… e mais ${count}, que combinam menos.`,
  },
  decimal,
  error: (what) => `Alguma coisa deu errado: ${what}`,
  yes: ['s', 'sim', 'y'],
  no: ['n', 'não', 'nao', 'no'],
};
