interface Named {
  marque: string;
  modele: string;
  /** Of the first registration; 0 when unknown. */
  year: number;
}

/** How a vehicle is called wherever one stands: 'Peugeot 308 II, 2016'. */
export const vehicleName = ({ marque, modele, year }: Named): string =>
  [`${marque} ${modele}`, year || ''].filter(Boolean).join(', ');
