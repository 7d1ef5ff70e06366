import type { CardNames } from '../../card-names.ts';

export const explorers: CardNames = {
  thornquist: {
    name: 'Ada Thornquist',
    abilities: {
      'spanner-and-fist': 'Spanner and Fist',
      'shoulder-through': 'Shoulder Through',
      heave: 'Heave',
    },
  },
  vane: {
    name: 'Osric Vane',
    abilities: {
      'bare-knuckles': 'Bare Knuckles',
      'ledger-of-wounds': 'Ledger of Wounds',
      'turn-the-other-cheek': 'Turn the Other Cheek',
    },
  },
  sable: {
    name: 'Imogen Sable',
    abilities: {
      'service-revolver': 'Service Revolver',
      'held-breath': 'Held Breath',
      'call-the-shot': 'Call the Shot',
    },
  },
  crane: {
    name: 'Tobias Crane',
    abilities: {
      'sleeve-derringer': 'Sleeve Derringer',
      'gone-already': 'Gone Already',
      'sleight-of-hand': 'Sleight of Hand',
    },
  },
  calloway: {
    name: 'Sister Merrin Calloway',
    abilities: { 'whispered-name': 'Whispered Name', 'sheltering-psalm': 'Sheltering Psalm' },
  },
  rourke: {
    name: 'Nkemdi Rourke',
    abilities: { undertow: 'Undertow', 'second-sight': 'Second Sight', 'veil-step': 'Veil Step' },
  },
  prys: {
    name: 'Wilhelmina Prys',
    abilities: { 'pipe-wrench': 'Pipe Wrench', 'tools-to-hand': 'Tools to Hand', 'jury-rig': 'Jury-Rig' },
  },
  obermann: {
    name: 'Lucian Obermann',
    abilities: {
      'bone-saw': 'Bone Saw',
      'field-surgery': 'Field Surgery',
      'fine-calibration': 'Fine Calibration',
    },
  },
};
