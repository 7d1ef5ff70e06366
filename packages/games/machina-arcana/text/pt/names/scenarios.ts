export const scenarios: { readonly [id: string]: string } = {
  'drowned-engine': 'A Máquina Afogada',
  'orchard-of-wires': 'O Pomar de Fios',
  'ninth-toll': 'A Nona Badalada',
};
