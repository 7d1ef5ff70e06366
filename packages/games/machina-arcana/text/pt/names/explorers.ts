import type { CardNames } from '../../card-names.ts';

export const explorers: CardNames = {
  thornquist: {
    name: 'Ada Thornquist',
    abilities: {
      'spanner-and-fist': 'Punho e Chave Inglesa',
      'shoulder-through': 'Ombro na Porta',
      heave: 'Empurrão',
    },
  },
  vane: {
    name: 'Osric Vane',
    abilities: {
      'bare-knuckles': 'Punhos Nus',
      'ledger-of-wounds': 'Rol de Feridas',
      'turn-the-other-cheek': 'Ofereça a Outra Face',
    },
  },
  sable: {
    name: 'Imogen Sable',
    abilities: {
      'service-revolver': 'Revólver de Serviço',
      'held-breath': 'Respiração Contida',
      'call-the-shot': 'Marque o Alvo',
    },
  },
  crane: {
    name: 'Tobias Crane',
    abilities: {
      'sleeve-derringer': 'Derringer na Manga',
      'gone-already': 'Sumiço',
      'sleight-of-hand': 'Mão Leve',
    },
  },
  calloway: {
    name: 'Irmã Merrin Calloway',
    abilities: { 'whispered-name': 'Nome Sussurrado', 'sheltering-psalm': 'Salmo Protetor' },
  },
  rourke: {
    name: 'Nkemdi Rourke',
    abilities: { undertow: 'Repuxo', 'second-sight': 'Segunda Visão', 'veil-step': 'Travessia do Véu' },
  },
  prys: {
    name: 'Wilhelmina Prys',
    abilities: {
      'pipe-wrench': 'Chave Grifo',
      'tools-to-hand': 'Ferramentas à Mão',
      'jury-rig': 'Gambiarra',
    },
  },
  obermann: {
    name: 'Lucian Obermann',
    abilities: {
      'bone-saw': 'Serra de Ossos',
      'field-surgery': 'Cirurgia de Campanha',
      'fine-calibration': 'Ajuste Fino',
    },
  },
};
