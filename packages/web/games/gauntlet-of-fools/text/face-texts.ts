import type { Language } from '../../../text/language.ts';

type Choice = { readonly label: string; readonly says: string };

/** What the game says before anybody sits down. */
export type FaceText = {
  readonly invitation: string;
  readonly options: {
    readonly boastsFromMiddle: { readonly title: string; readonly any: Choice; readonly one: Choice };
    readonly promos: { readonly title: string; readonly off: Choice; readonly on: Choice };
    readonly multiplies: { readonly title: string; readonly any: Choice; readonly own: Choice };
  };
};

const en: FaceText = {
  invitation:
    'Boast your Hero into the one nobody else dares to steal, blindfolded and hopping if need be, and die richer than your friends.',
  options: {
    boastsFromMiddle: {
      title: 'Boasts on a Hero from the middle',
      any: {
        label: 'As many as you dare',
        says: 'Whoever takes a Hero from the middle adds any number of Boasts.',
      },
      one: { label: 'One at most', says: 'Whoever takes a Hero from the middle adds one Boast, or none.' },
    },
    promos: {
      title: 'Promo cards',
      off: { label: 'Leave them out', says: 'The box as it is: 20 Classes, 20 Weapons, 50 Encounters.' },
      on: { label: 'Shuffle them in', says: 'Adds the Armsmaster, the Cleaver and the Gladiator.' },
    },
    multiplies: {
      title: 'The Cleaver and another Weapon',
      any: {
        label: 'Multiplies any roll',
        says: 'With two Weapons, the Cleaver multiplies the other one’s dice too.',
      },
      own: {
        label: 'Only its own',
        says: 'With two Weapons, the Cleaver multiplies nothing but its own dice.',
      },
    },
  },
};

const it: FaceText = {
  invitation:
    'A forza di spacconate rendi il tuo Eroe quello che nessuno osa più rubarti, magari bendato e su una gamba sola, e muori più ricco dei tuoi amici.',
  options: {
    boastsFromMiddle: {
      title: 'Spacconerie su un Eroe preso dal centro',
      any: {
        label: 'Finché ne hai il coraggio',
        says: 'Chi prende un Eroe dal centro aggiunge quante Spacconerie vuole.',
      },
      one: {
        label: 'Una al massimo',
        says: 'Chi prende un Eroe dal centro aggiunge una Spacconeria, o nessuna.',
      },
    },
    promos: {
      title: 'Carte promozionali',
      off: { label: 'Fuori', says: 'La scatola così com’è: 20 Classi, 20 Armi, 50 Incontri.' },
      on: { label: 'Dentro', says: 'Si aggiungono il Maestro d’Armi, la Mannaia e il Gladiatore.' },
    },
    multiplies: {
      title: 'La Mannaia e un’altra Arma',
      any: {
        label: 'Moltiplica ogni tiro',
        says: 'Con due Armi, la Mannaia moltiplica anche i dadi dell’altra.',
      },
      own: { label: 'Solo il proprio', says: 'Con due Armi, la Mannaia moltiplica soltanto i propri dadi.' },
    },
  },
};

const pt: FaceText = {
  invitation:
    'À força de bravatas, faça do seu Herói aquele que ninguém mais ousa roubar, nem que seja vendado e numa perna só, e morra mais rico que os amigos.',
  options: {
    boastsFromMiddle: {
      title: 'Bravatas em um Herói do centro',
      any: {
        label: 'Quantas a coragem permitir',
        says: 'Quem pega um Herói do centro adiciona quantas Bravatas quiser.',
      },
      one: {
        label: 'Uma no máximo',
        says: 'Quem pega um Herói do centro adiciona uma Bravata, ou nenhuma.',
      },
    },
    promos: {
      title: 'Cartas promocionais',
      off: { label: 'Ficam de fora', says: 'A caixa como ela é: 20 Classes, 20 Armas, 50 Encontros.' },
      on: { label: 'Entram no jogo', says: 'Adiciona o Mestre de Armas, o Cutelo e o Gladiador.' },
    },
    multiplies: {
      title: 'O Cutelo e outra Arma',
      any: {
        label: 'Multiplica qualquer rolagem',
        says: 'Com duas Armas, o Cutelo multiplica também os dados da outra.',
      },
      own: { label: 'Só a própria', says: 'Com duas Armas, o Cutelo multiplica apenas os próprios dados.' },
    },
  },
};

export const faceTexts: { readonly [L in Language]: FaceText } = { en, it, pt };
