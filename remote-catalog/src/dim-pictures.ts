/** For `whenDark`: drawings on white glare beside dark panels; dimmed they stay legible, and photos keep their colours. */
export const dimPictures = '& img { filter: brightness(0.78); }';
