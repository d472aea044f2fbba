import { useState } from 'react';
import type { TypedQuantity } from '../../src/rules/index.ts';
import {
  Button,
  ConfirmDialog,
  Modal,
  Price,
  QuantityStepper,
  Row,
  Stack,
  StockBadge,
  TextField,
  toast,
} from '../../src/ui/index.ts';
import { Example } from '../Example.tsx';

type Open = 'none' | 'small' | 'product' | 'long' | 'confirm';

export function Overlays() {
  const [open, setOpen] = useState<Open>('none');
  const [above, setAbove] = useState(false);
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState<TypedQuantity>(1);
  const close = () => setOpen('none');
  return (
    <Example name="Modal, ConfirmDialog">
      <Row>
        <Button onClick={() => setOpen('small')}>Connexion</Button>
        <Button onClick={() => setOpen('product')}>Produit</Button>
        <Button onClick={() => setOpen('long')}>Longue</Button>
        <Button onClick={() => setOpen('confirm')}>Confirmation</Button>
      </Row>
      <Modal
        open={open === 'small'}
        onClose={close}
        title="Connexion"
        size="s"
        footer={
          <Button variant="primary" onClick={close}>
            Se connecter
          </Button>
        }
      >
        <Stack>
          <TextField label="Adresse email" value={text} onValue={setText} />
          <Button variant="quiet" onClick={() => setAbove(true)}>
            Mot de passe oublié
          </Button>
          <Button variant="quiet" onClick={() => toast({ text: 'Un message, par-dessus.', durationMs: 0 })}>
            Message
          </Button>
        </Stack>
      </Modal>
      <Modal open={above} onClose={() => setAbove(false)} title="Par-dessus" size="s">
        La fenêtre du dessous attend.
      </Modal>
      <Modal
        open={open === 'product'}
        onClose={close}
        title="FA-00012"
        size="l"
        footer={
          <>
            <QuantityStepper value={quantity} onValue={setQuantity} />
            <Button variant="primary">Ajouter au panier</Button>
          </>
        }
      >
        <Stack>
          <Price amount="112.50" before="125" tax="HT" size="xl" />
          <StockBadge code="1" />
          <p>Citroën C4 Picasso, 2013 à 2018, prise 13 broches.</p>
        </Stack>
      </Modal>
      <Modal
        open={open === 'long'}
        onClose={close}
        title="Mentions légales"
        dismissible={false}
        footer={<Button onClick={close}>J’ai lu</Button>}
      >
        <Stack>
          {Array.from({ length: 40 }, (_, at) => `Article ${at + 1}.`).map((article) => (
            <p key={article}>{article} Les conditions générales de vente s’appliquent à toute commande.</p>
          ))}
        </Stack>
      </Modal>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Supprimer cette adresse ?"
        confirm="Supprimer"
        danger
        onClose={close}
        onConfirm={close}
      >
        Garage du Port, 29000 Quimper. Vos commandes passées la gardent.
      </ConfirmDialog>
    </Example>
  );
}
