import { useState } from 'react';
import { FileDownload, ImageThumb } from '../../src/ui/files/index.ts';
import { Columns, Row } from '../../src/ui/index.ts';
import { Dropzone } from '../../src/ui/upload/index.ts';
import { Example } from '../Example.tsx';

const drawing = (turn: number) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160"><rect width="200" height="160" fill="#b9c5d8"/><path transform="rotate(${turn} 100 80)" d="M60 80h80m-30-30 30 30-30 30" stroke="#13233c" stroke-width="14" fill="none"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );
let turned = 0;
const picture = () => Promise.resolve(drawing(turned));
const never = () => new Promise<Blob>(() => {});
const failing = () => Promise.reject(new Error('404'));
const notAnImage = () => Promise.resolve(new Blob(['nothing'], { type: 'image/png' }));
const turn = async () => {
  turned -= 90;
};
const sheet = () =>
  Promise.resolve({ filename: 'FA-00012.pdf', mimetype: 'application/pdf', contents: btoa('%PDF-1.4') });
const refused = () =>
  Promise.reject({ code: 'datasheet.missing', message: 'Cette fiche technique n’existe plus.' });
const pdf = { 'application/pdf': ['.pdf'] };

export function Files() {
  const [names, setNames] = useState('');
  return (
    <>
      <Example name="ImageThumb">
        <Row>
          <ImageThumb path="a" alt="Un kit" fetcher={picture} />
          <ImageThumb
            path="b"
            alt="Un kit à tourner"
            fetcher={picture}
            size={140}
            onRotate={turn}
            onOpen={() => {}}
          />
          <ImageThumb path="c" alt="Un kit qui vient" fetcher={never} />
          <ImageThumb path="d" alt="Un kit perdu" fetcher={failing} />
          <ImageThumb path="e" alt="Un fichier abîmé" fetcher={notAnImage} />
          <ImageThumb path={null} alt="Sans image" fetcher={failing} size={40} />
        </Row>
      </Example>
      <Example name="FileDownload">
        <Row>
          <FileDownload name="Fiche technique" fetcher={sheet}>
            Fiche technique
          </FileDownload>
          <FileDownload name="Fiche refusée" fetcher={refused}>
            Fiche refusée
          </FileDownload>
          <FileDownload name="Bon de commande CMD-2026-000123" iconOnly fetcher={sheet}>
            Bon de commande
          </FileDownload>
          <FileDownload name="Sans fiche" fetcher={sheet} disabled>
            Sans fiche
          </FileDownload>
        </Row>
      </Example>
      <Example name="Dropzone">
        <Columns>
          <Dropzone
            label="Fiche technique"
            accept={pdf}
            onFiles={(files) => setNames(files.map(({ name }) => name).join(', '))}
          />
          <Dropzone
            label="En cours"
            accept={pdf}
            onFiles={() => {}}
            uploads={[
              { name: 'fiche-technique.pdf', progress: 0.6 },
              { name: 'fiche-refusée.pdf', progress: 1, error: 'Ce fichier n’est pas un PDF.' },
            ]}
          />
          <Dropzone label="Désactivé" accept={pdf} onFiles={() => {}} disabled />
        </Columns>
        <output data-files>{names && `Reçu\u00a0: ${names}`}</output>
      </Example>
    </>
  );
}
