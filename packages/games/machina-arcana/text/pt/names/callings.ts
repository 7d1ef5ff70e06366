/** What the explorers do for a living. */
export const callings: { readonly [id: string]: string } = {
  thornquist: 'Marteleira da Fundição',
  vane: 'Diácono Pugilista',
  sable: 'Atiradora da Expedição',
  crane: 'Contrabandista de Raridades',
  calloway: 'Anacoreta Desgarrada',
  rourke: 'Vidente das Marés',
  prys: 'Mestra Montadora',
  obermann: 'Cirurgião Relojoeiro',
};
