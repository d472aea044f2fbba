/** An address that nothing can be said against. */
export const newAddress = {
  daCompName: 'Dépôt Ouest',
  daName: 'Le Goff',
  daFirstname: 'Maëlle',
  daAddress: '3 quai de la Fosse',
  daPostCode: '44000',
  daCity: 'Nantes',
  daPhone1: '+33 240551830',
};
