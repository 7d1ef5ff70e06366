export const scenarios: { readonly [id: string]: string } = {
  'drowned-engine': 'The Drowned Engine',
  'orchard-of-wires': 'The Orchard of Wires',
  'ninth-toll': 'The Ninth Toll',
};
