export const scenarios: { readonly [id: string]: string } = {
  'drowned-engine': 'Il motore annegato',
  'orchard-of-wires': 'Il frutteto di fili',
  'ninth-toll': 'Il nono rintocco',
};
