/** What the explorers do for a living. */
export const callings: { readonly [id: string]: string } = {
  thornquist: 'Foundry Striker',
  vane: 'Prizefighting Deacon',
  sable: 'Expedition Markswoman',
  crane: 'Smuggler of Curios',
  calloway: 'Lapsed Anchorite',
  rourke: 'Tide Reader',
  prys: 'Master Rigger',
  obermann: 'Clockwork Surgeon',
};
