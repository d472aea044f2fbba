import { Download, LogOut, Plus, Search, ShoppingCart, Trash2 } from 'lucide-react';
import { Button, ButtonLink, IconButton, Link, Row } from '../../src/ui/index.ts';
import { Example } from '../Example.tsx';

const variants = ['primary', 'solid', 'secondary', 'quiet', 'danger'] as const;

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Example key={variant} name={`Button ${variant}`}>
          <Row>
            <Button variant={variant}>Ajouter au panier</Button>
            <Button variant={variant} icon={Plus}>
              Ajouter
            </Button>
            <Button variant={variant} busy>
              Envoi en cours
            </Button>
            <Button variant={variant} disabled>
              Indisponible
            </Button>
          </Row>
        </Example>
      ))}
      <Example name="Button wide">
        <Button variant="primary" wide>
          Valider et envoyer ma commande
        </Button>
      </Example>
      <Example name="IconButton">
        <Row>
          <IconButton icon={Search} name="Chercher" />
          <IconButton icon={ShoppingCart} name="Panier, 3 articles" count={3} />
          <IconButton icon={ShoppingCart} name="Panier, 12 000 articles" count={12_000} />
          <IconButton icon={Trash2} name="Supprimer" busy />
          <IconButton icon={LogOut} name="Se déconnecter" disabled />
        </Row>
      </Example>
      <Example name="Link, ButtonLink">
        <Row $gap="l">
          <Link to="/catalog">Recherche avancée</Link>
          <Link href="tel:+33298000000">02 98 00 00 00</Link>
          <Link to="/guide" icon={Download}>
            Guide d’utilisation (PDF)
          </Link>
          <ButtonLink to="/orderFinalize" variant="primary">
            Terminer ma commande
          </ButtonLink>
          <ButtonLink to="/catalog" icon={Plus}>
            Ajouter des articles
          </ButtonLink>
        </Row>
      </Example>
    </>
  );
}
