import { PackageOpen, Plus } from 'lucide-react';
import {
  Alert,
  Button,
  ButtonLink,
  Columns,
  EmptyState,
  Panel,
  ProgressBar,
  Row,
  Skeleton,
  Spinner,
  toast,
} from '../../src/ui/index.ts';
import { Example } from '../Example.tsx';

export function Messages() {
  return (
    <>
      <Example name="Alert">
        <Columns>
          <Alert onDismiss={() => {}}>Le produit ne peut pas être ajouté au panier</Alert>
          <Alert tone="warning" title="Un prix a augmenté" action={<Button>Accepter le nouveau prix</Button>}>
            FA-00012 passe de 12,50 € à 13,20 € HT.
          </Alert>
          <Alert tone="success">Votre commande est confirmée.</Alert>
          <Alert tone="info" onDismiss={() => {}}>
            Votre contribution attend d’être validée.
          </Alert>
        </Columns>
      </Example>
      <Example name="Toast">
        <Row>
          <Button onClick={() => toast({ text: 'Vous êtes déconnecté.', durationMs: 0 })}>Message</Button>
          <Button
            onClick={() =>
              toast({
                text: 'FA-00012 est retiré du panier.',
                tone: 'success',
                durationMs: 0,
                action: { label: 'Annuler', onAction: () => {} },
              })
            }
          >
            Avec action
          </Button>
          <Button
            onClick={() => toast({ text: 'Cette référence n’existe pas.', tone: 'error', durationMs: 0 })}
          >
            Erreur
          </Button>
        </Row>
      </Example>
      <Example name="ProgressBar, Spinner, Skeleton">
        <Columns>
          <ProgressBar label="Envoi de fiche-technique.pdf" value={0.42} />
          <ProgressBar label="Recherche en cours…" />
          <ProgressBar label="Terminé" value={1} hideLabel />
          <Row>
            <Spinner /> Traitement en cours...
          </Row>
          <Skeleton lines={3} />
          <Skeleton width="6rem" height="6rem" />
        </Columns>
      </Example>
      <Example name="EmptyState, Panel">
        <Columns>
          <Panel title="Panier">
            <EmptyState
              icon={PackageOpen}
              title="Votre panier est vide"
              action={
                <ButtonLink to="/catalog" variant="primary" icon={Plus}>
                  Ajouter des articles
                </ButtonLink>
              }
            >
              Cherchez un faisceau, un attelage ou un kit par son véhicule ou par sa référence.
            </EmptyState>
          </Panel>
          <Panel
            title="Totaux"
            actions={<Button variant="quiet">Modifier</Button>}
            footer={<Button variant="primary">Commander</Button>}
          >
            Contenu du panneau.
          </Panel>
        </Columns>
      </Example>
    </>
  );
}
