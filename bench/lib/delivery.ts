/** Where what is ordered in a bench goes. */
export const delivery = {
  daName: 'Mesure',
  daFirstname: 'Banc',
  daAddress: '1 rue du Banc',
  daPostCode: '44000',
  daCity: 'Nantes',
  daPhone1: '+33 240551830',
};
