import type { CardNames } from '../../card-names.ts';

export const explorers: CardNames = {
  thornquist: {
    name: 'Ada Thornquist',
    abilities: {
      'spanner-and-fist': 'Chiave inglese e pugni',
      'shoulder-through': 'Spallata',
      heave: 'Spintone',
    },
  },
  vane: {
    name: 'Osric Vane',
    abilities: {
      'bare-knuckles': 'A mani nude',
      'ledger-of-wounds': 'Registro delle ferite',
      'turn-the-other-cheek': 'Porgi l’altra guancia',
    },
  },
  sable: {
    name: 'Imogen Sable',
    abilities: {
      'service-revolver': 'Revolver d’ordinanza',
      'held-breath': 'Respiro trattenuto',
      'call-the-shot': 'Punto debole',
    },
  },
  crane: {
    name: 'Tobias Crane',
    abilities: {
      'sleeve-derringer': 'Derringer nella manica',
      'gone-already': 'Già sparito',
      'sleight-of-hand': 'Gioco di prestigio',
    },
  },
  calloway: {
    name: 'Suor Merrin Calloway',
    abilities: { 'whispered-name': 'Nome sussurrato', 'sheltering-psalm': 'Salmo del rifugio' },
  },
  rourke: {
    name: 'Nkemdi Rourke',
    abilities: { undertow: 'Risacca', 'second-sight': 'Seconda vista', 'veil-step': 'Passo oltre il velo' },
  },
  prys: {
    name: 'Wilhelmina Prys',
    abilities: {
      'pipe-wrench': 'Chiave giratubi',
      'tools-to-hand': 'Attrezzi sottomano',
      'jury-rig': 'Riparazione di fortuna',
    },
  },
  obermann: {
    name: 'Lucian Obermann',
    abilities: {
      'bone-saw': 'Sega per ossa',
      'field-surgery': 'Chirurgia da campo',
      'fine-calibration': 'Taratura fine',
    },
  },
};
