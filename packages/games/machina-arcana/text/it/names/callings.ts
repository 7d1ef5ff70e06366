/** What the explorers do for a living. */
export const callings: { readonly [id: string]: string } = {
  thornquist: 'Battimazza di fonderia',
  vane: 'Diacono pugile',
  sable: 'Tiratrice della spedizione',
  crane: 'Contrabbandiere di rarità',
  calloway: 'Ex anacoreta',
  rourke: 'Interprete delle maree',
  prys: 'Capo attrezzista',
  obermann: 'Chirurgo orologiaio',
};
