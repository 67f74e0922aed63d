import { useEffect, useRef, useState } from 'react';
import {
  AppState,
  BackHandler,
  Button,
  Linking,
  PermissionsAndroid,
  Platform,
  StyleSheet,
  Text,
  View,
} from 'react-native';
import { WebView } from 'react-native-webview';

/** The address of your Recto. On Android, every page in the view gets the camera: show no other page in it. */
const recto = 'https://documents.example.org/';
/** Your procedures' `redirectUrl`: the link of Recto's last screen leads there. */
const redirectUrl = 'https://www.example.org/welcome-back';

export interface RectoScreenProps {
  /** The token in the customer's link. Not the link: one from elsewhere would open its page with the camera. */
  readonly token: string;
  /** Called when the customer has followed the link of the last screen. */
  readonly onDone: () => void;
}

/** Keep this screen mounted while the customer is in another one: without the view, no photo is sent. */
export function RectoScreen({ token, onDone }: RectoScreenProps) {
  const link = recto + encodeURIComponent(token);
  const { camera, askAgain } = useCameraPermission();
  const view = useRef<WebView>(null);
  const canGoBack = useRef(false);
  const [renderer, setRenderer] = useState(0);

  // Recto keeps its screens in the history.
  useEffect(() => {
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      if (canGoBack.current) view.current?.goBack();
      return canGoBack.current;
    });
    return () => subscription.remove();
  }, []);

  if (camera === 'asking') return null;
  if (camera === 'refused') {
    return (
      <View style={styles.refused}>
        <Text>To photograph your documents, let this app use the camera.</Text>
        <Button title="Allow the camera" onPress={askAgain} />
        <Button title="Continue in the browser" onPress={() => void Linking.openURL(link)} />
      </View>
    );
  }
  return (
    <WebView
      key={renderer}
      ref={view}
      source={{ uri: link }}
      // Added to the view's own user agent on both systems: Recto then opens the camera.
      applicationNameForUserAgent="RectoWebView/1"
      // iOS asks once for the app; with this, it does not ask for each page too. No effect on Android.
      mediaCapturePermissionGrantType="grantIfSameHostElseDeny"
      // iOS: otherwise the viewfinder opens in the phone's full-screen player.
      allowsInlineMediaPlayback
      // The viewfinder starts without a tap.
      mediaPlaybackRequiresUserAction={false}
      // Photos that are not sent yet wait in this storage. So never `incognito`.
      domStorageEnabled
      // Every navigation is decided below; the whitelist compares only the beginning of an origin.
      originWhitelist={['*']}
      onShouldStartLoadWithRequest={({ url }) => {
        if (url.startsWith(recto)) return true;
        if (url.startsWith(redirectUrl)) onDone();
        else void Linking.openURL(url);
        return false;
      }}
      // The footer's links. Without this, Android shows nothing, and iOS leaves Recto.
      onOpenWindow={({ nativeEvent }) => void Linking.openURL(nativeEvent.targetUrl)}
      onNavigationStateChange={(navigation) => {
        canGoBack.current = navigation.canGoBack;
      }}
      // The system has ended the page, often to save memory: Recto opens again, and its photos wait on the phone.
      onContentProcessDidTerminate={() => view.current?.reload()}
      // Android does not use such a view again: it needs a new one.
      onRenderProcessGone={() => {
        canGoBack.current = false;
        setRenderer((before) => before + 1);
      }}
    />
  );
}

/**
 * Android: the app has the permission before the view exists. Without it, the library shows no camera app in the
 * file picker either. iOS asks by itself when the page opens the camera (`NSCameraUsageDescription`).
 */
function useCameraPermission() {
  const [camera, setCamera] = useState<'asking' | 'granted' | 'refused'>(
    Platform.OS === 'android' ? 'asking' : 'granted',
  );

  useEffect(() => {
    if (Platform.OS !== 'android') return undefined;
    void ask().then((answer) => setCamera(answer === 'granted' ? 'granted' : 'refused'));
    // The customer may have allowed it in the settings.
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') return;
      void PermissionsAndroid.check(permission).then((isGranted) => isGranted && setCamera('granted'));
    });
    return () => subscription.remove();
  }, []);

  async function askAgain() {
    const answer = await ask();
    if (answer === 'granted') setCamera('granted');
    // After two refusals Android no longer asks.
    if (answer === 'never_ask_again') await Linking.openSettings();
  }

  return { camera, askAgain };
}

const permission = PermissionsAndroid.PERMISSIONS.CAMERA;

function ask() {
  return PermissionsAndroid.request(permission);
}

const styles = StyleSheet.create({
  refused: { flex: 1, justifyContent: 'center', padding: 24, rowGap: 16 },
});
