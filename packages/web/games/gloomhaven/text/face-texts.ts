import type { Language } from '../../../text/language.ts';

type Choice = { readonly label: string; readonly says: string };
type Flag = { readonly title: string; readonly on: Choice; readonly off: Choice };

/** What the game says before anybody sits down. */
export type FaceText = {
  readonly invitation: string;
  readonly options: {
    readonly scenario: string;
    readonly difficulty: {
      readonly title: string;
      readonly easy: string;
      readonly normal: string;
      readonly hard: string;
      readonly 'very-hard': string;
    };
    readonly characters: { readonly title: string; readonly says: string };
    readonly characterLevel: { readonly title: string; readonly says: string; readonly own: Choice };
    readonly openInformation: Flag;
    readonly reducedRandomness: Flag;
    readonly neighboursSee: Flag;
    readonly jumpPaysDifficult: Flag;
    readonly tiesAgreed: Flag;
  };
  /** The levels of a scenario, and what each gives. */
  readonly scale: {
    readonly title: string;
    readonly says: (level: number) => string;
    readonly found: string;
    readonly gold: string;
    readonly xp: string;
  };
};

const en: FaceText = {
  invitation:
    'Go down into the dark together: two cards a round, every card counts, and the monsters play by the book.',
  options: {
    scenario: 'Scenario',
    difficulty: {
      title: 'Difficulty',
      easy: 'Monsters and traps one level lower, and so are experience and gold.',
      normal: 'As the levels of the characters recommend.',
      hard: 'Monsters and traps one level higher, and so are experience and gold.',
      'very-hard': 'Monsters and traps two levels higher, and so are experience and gold.',
    },
    characters: {
      title: 'Characters',
      says: 'Dealt to the seats in turn: where fewer play, some lead two or more. Nobody stays without one.',
    },
    characterLevel: {
      title: 'Level of the characters',
      says: 'A higher level means more cards and perks to choose from, and stronger monsters.',
      own: { label: 'Each chooses', says: 'Everybody chooses the level of their own characters.' },
    },
    openInformation: {
      title: 'Hands and plans',
      off: {
        label: 'Hidden',
        says: 'Everybody sees their own hand; talk in hints. Who leads all characters alone sees everything: monsters and traps are one level higher.',
      },
      on: {
        label: 'Open',
        says: 'Everybody sees all hands and picks; monsters and traps are one level higher.',
      },
    },
    reducedRandomness: {
      title: '2x and null cards',
      off: { label: 'As printed', says: 'They double an attack, or make it miss.' },
      on: { label: 'Tamed', says: 'They count as +2 and −2.' },
    },
    neighboursSee: {
      title: 'Line of sight to neighbours',
      on: { label: 'Always', says: 'Neighbours without a wall between them always see each other.' },
      off: { label: 'By the corners', says: 'Corners that touch a wall may block even neighbours.' },
    },
    jumpPaysDifficult: {
      title: 'Landing on difficult terrain',
      on: { label: 'Costs 2', says: 'The last hex of a jump costs what a step would.' },
      off: { label: 'Costs 1', says: 'A jump ignores difficult terrain to the end.' },
    },
    tiesAgreed: {
      title: 'Players tied in initiative',
      on: { label: 'Agree', says: 'They say who goes first; only if they disagree does chance decide.' },
      off: { label: 'Draw lots', says: 'Chance decides at once who goes first.' },
    },
  },
  scale: {
    title: 'Level of the scenario',
    says: (level) =>
      `Half the characters’ average level, rounded up, changed by the difficulty: level ${level}.`,
    found:
      'Half the characters’ average level, rounded up, changed by the difficulty: known once all have chosen.',
    gold: 'Gold for a coin',
    xp: 'Experience for success',
  },
};

const it: FaceText = {
  invitation:
    'Scendete insieme nel buio: due carte a round, ogni carta conta, e i mostri giocano secondo le regole.',
  options: {
    scenario: 'Scenario',
    difficulty: {
      title: 'Difficoltà',
      easy: 'Mostri e trappole di un livello più bassi, e così esperienza e oro.',
      normal: 'Come consigliano i livelli dei personaggi.',
      hard: 'Mostri e trappole di un livello più alti, e così esperienza e oro.',
      'very-hard': 'Mostri e trappole di due livelli più alti, e così esperienza e oro.',
    },
    characters: {
      title: 'Personaggi',
      says: 'Distribuiti ai posti a turno: se si gioca in meno, qualcuno ne guida due o più. Nessuno resta senza.',
    },
    characterLevel: {
      title: 'Livello dei personaggi',
      says: 'Un livello più alto dà più carte e talenti tra cui scegliere, e mostri più forti.',
      own: { label: 'Ognuno il suo', says: 'Ognuno sceglie il livello dei propri personaggi.' },
    },
    openInformation: {
      title: 'Mani e piani',
      off: {
        label: 'Nascosti',
        says: 'Ognuno vede la propria mano; ci si intende per accenni. Chi guida da solo tutti i personaggi vede tutto: mostri e trappole sono di un livello più alti.',
      },
      on: {
        label: 'Scoperti',
        says: 'Tutti vedono mani e scelte; mostri e trappole sono di un livello più alti.',
      },
    },
    reducedRandomness: {
      title: 'Carte 2x e nullo',
      off: { label: 'Come stampate', says: 'Raddoppiano un attacco, o lo annullano.' },
      on: { label: 'Smussate', says: 'Valgono +2 e −2.' },
    },
    neighboursSee: {
      title: 'Linea di vista tra vicini',
      on: { label: 'Sempre', says: 'I vicini senza un muro in mezzo si vedono sempre.' },
      off: {
        label: 'Dagli angoli',
        says: 'Gli angoli che toccano un muro possono coprire anche un vicino.',
      },
    },
    jumpPaysDifficult: {
      title: 'Atterrare su terreno difficile',
      on: { label: 'Costa 2', says: 'L’ultimo esagono di un salto costa come un passo.' },
      off: { label: 'Costa 1', says: 'Un salto ignora il terreno difficile fino in fondo.' },
    },
    tiesAgreed: {
      title: 'Giocatori pari in iniziativa',
      on: {
        label: 'Si accordano',
        says: 'Dicono chi va per primo; solo se non sono d’accordo decide il caso.',
      },
      off: { label: 'Tirano a sorte', says: 'È subito il caso a decidere chi va per primo.' },
    },
  },
  scale: {
    title: 'Livello dello scenario',
    says: (level) =>
      `Metà del livello medio dei personaggi, arrotondata per eccesso, cambiata dalla difficoltà: livello ${level}.`,
    found:
      'Metà del livello medio dei personaggi, arrotondata per eccesso, cambiata dalla difficoltà: si saprà quando tutti avranno scelto.',
    gold: 'Oro per moneta',
    xp: 'Esperienza se si vince',
  },
};

const pt: FaceText = {
  invitation:
    'Desçam juntos à escuridão: duas cartas por rodada, cada carta conta, e os monstros jogam pelas regras.',
  options: {
    scenario: 'Cenário',
    difficulty: {
      title: 'Dificuldade',
      easy: 'Monstros e armadilhas um nível abaixo, e também a experiência e o ouro.',
      normal: 'Como recomendam os níveis dos personagens.',
      hard: 'Monstros e armadilhas um nível acima, e também a experiência e o ouro.',
      'very-hard': 'Monstros e armadilhas dois níveis acima, e também a experiência e o ouro.',
    },
    characters: {
      title: 'Personagens',
      says: 'Distribuídos pelos lugares, um por vez: se há menos jogadores, alguns conduzem dois ou mais. Ninguém fica sem.',
    },
    characterLevel: {
      title: 'Nível dos personagens',
      says: 'Um nível mais alto dá mais cartas e vantagens para escolher, e monstros mais fortes.',
      own: { label: 'Cada um escolhe', says: 'Cada um escolhe o nível dos seus personagens.' },
    },
    openInformation: {
      title: 'Mãos e planos',
      off: {
        label: 'Escondidos',
        says: 'Cada um vê a própria mão; conversem por dicas. Quem conduz sozinho todos os personagens vê tudo: monstros e armadilhas ficam um nível acima.',
      },
      on: {
        label: 'Abertos',
        says: 'Todos veem mãos e escolhas; monstros e armadilhas ficam um nível acima.',
      },
    },
    reducedRandomness: {
      title: 'Cartas 2x e nula',
      off: { label: 'Como impressas', says: 'Dobram um ataque, ou o anulam.' },
      on: { label: 'Amansadas', says: 'Valem +2 e −2.' },
    },
    neighboursSee: {
      title: 'Linha de visão entre vizinhos',
      on: { label: 'Sempre', says: 'Vizinhos sem parede no meio sempre se veem.' },
      off: { label: 'Pelos cantos', says: 'Cantos que tocam uma parede podem encobrir até um vizinho.' },
    },
    jumpPaysDifficult: {
      title: 'Cair em terreno difícil',
      on: { label: 'Custa 2', says: 'O último hexágono de um salto custa como um passo.' },
      off: { label: 'Custa 1', says: 'Um salto ignora o terreno difícil até o fim.' },
    },
    tiesAgreed: {
      title: 'Jogadores empatados na iniciativa',
      on: { label: 'Combinam', says: 'Dizem quem vai primeiro; só se discordarem decide a sorte.' },
      off: { label: 'Tiram a sorte', says: 'A sorte decide logo quem vai primeiro.' },
    },
  },
  scale: {
    title: 'Nível do cenário',
    says: (level) =>
      `Metade do nível médio dos personagens, arredondada para cima, mudada pela dificuldade: nível ${level}.`,
    found:
      'Metade do nível médio dos personagens, arredondada para cima, mudada pela dificuldade: sabe-se quando todos escolherem.',
    gold: 'Ouro por moeda',
    xp: 'Experiência pelo sucesso',
  },
};

export const faceTexts: { readonly [L in Language]: FaceText } = { en, it, pt };
